# Age of Steam, Germany, Nederlands: wat alleen deze kaart zegt.

board-germany = Germany

## Wat je wordt gevraagd

prompt-build =
    { $left ->
        [one] Bouw één tegel; je hebt { MONEY($money) }. Wat je begint, moet je deze beurt voltooien. Of beëindig je bouwbeurt.
       *[other] Bouw hoogstens { $left } tegels; je hebt { MONEY($money) }. Wat je begint, moet je deze beurt voltooien. Of beëindig je bouwbeurt.
    }
prompt-build-more =
    { $left ->
        [0] Je hebt alles gebouwd wat je mag: plaats nog een nieuwe stad, of beëindig je bouwbeurt.
        [one] Bouw nog één tegel en voltooi wat je begonnen bent; { MONEY($money) } over. Is niets onvoltooid, dan mag je je bouwbeurt beëindigen.
       *[other] Bouw nog hoogstens { $left } tegels en voltooi wat je begonnen bent; { MONEY($money) } over. Is niets onvoltooid, dan mag je je bouwbeurt beëindigen.
    }

## Waarom een zet niet mag

refusal-no-half-price = Je kunt nu geen halve prijs vragen: dat mag alleen de Ingenieur, één keer per beurt, en alleen waar de tafel hem laat kiezen.

## Waar je naar kunt wijzen

pick-price-half = tegen halve prijs
pick-link = bijzondere verbinding

## Varianten van een partij

option-germany-engineer = De halve prijs van de Ingenieur
option-germany-engineer-half-price = voor een tegel naar keuze of de bijzondere verbinding
option-germany-engineer-dearest = altijd voor de duurste tegel van de beurt

## Plaatsen

name-antwerp = Antwerpen
name-paris = Parijs
name-d-sseldorf-cologne = Düsseldorf & Keulen
name-copenhagen = Kopenhagen
name-nuremberg = Neurenberg
name-munich = München
name-berlin = Berlijn
name-szczecin = Stettin
name-warsaw = Warschau
name-prague = Praag
name-vienna = Wenen

## Velden met namen

name-0-12 = Rotterdam (0,12)
name-0-15 = Antwerpen (0,15)
name-0-18 = Parijs (0,18)
name-0-21 = Lyon (0,21)
name-2-13 = Düsseldorf & Keulen (2,13)
name-2-17 = Saarbrücken (2,17)
name-3-9 = Bremen (3,9)
name-3-12 = Essen & Dortmund (3,12)
name-3-18 = Freiburg (3,18)
name-4-14 = Frankfurt (4,14)
name-4-16 = Stuttgart (4,16)
name-4-19 = Zürich (4,19)
name-5-7 = Hamburg (5,7)
name-5-9 = Hannover (5,9)
name-5-11 = Kassel (5,11)
name-6-13 = Würzburg (6,13)
name-7-4 = Kopenhagen (7,4)
name-7-9 = Magdeburg (7,9)
name-7-14 = Neurenberg (7,14)
name-7-16 = München (7,16)
name-8-6 = Rostock (8,6)
name-8-10 = Leipzig (8,10)
name-9-7 = Berlijn (9,7)
name-10-10 = Dresden (10,10)
name-10-12 = Pilsen (10,12)
name-10-14 = Passau (10,14)
name-11-5 = Stettin (11,5)
name-11-8 = Görlitz (11,8)
name-12-3 = Königsberg (12,3)
name-12-6 = Warschau (12,6)
name-12-9 = Breslau (12,9)
name-12-11 = Praag (12,11)
name-12-15 = Wenen (12,15)

## Plaatsen en al het andere om aan te wijzen

place-does-engineer = je mag één tegel van je beurt voor de halve prijs leggen

## Lesson

lesson-map = Les: Germany
lesson-map-choose = De Ingenieur legt hier geen vierde tegel, maar één tegel voor de halve prijs. Op deze kaart zijn veel velden duur, dus dat is veel waard.
lesson-map-finish = Wat je begint, moet je in dezelfde beurt voltooien: niemand mag stoppen met een onvoltooid traject. Tel dus bouwacties en geld voor de eerste tegel, en zeg erbij dat dit de tegel voor de halve prijs is.
lesson-map-move = Goederen gaan zoals altijd, maar de eindstations in het buitenland nemen alleen de kleur van het blokje dat ervoor is getrokken, en niets gaat erdoorheen. Berlijn krijgt elke ronde een blokje: een aansluiting loont.
lesson-map-end = Korte verbindingen die meteen af zijn, de halve prijs waar het duur is, en de bijzondere verbinding in het Ruhrgebied: dat is Duitsland.
