/**
 * What the server sends, written once: every module takes its types from here.
 *
 * A position for a viewer: whole, or what changed since an earlier one (`whole()` in live.js puts
 * it on top).
 * What is called HTML or SVG is made by the server and may be put into the page as it is.
 * @typedef {object} Update
 * @property {number} seq how many entries the match has: moves, undos and seat matters
 * @property {number | null} since the entry this is put on top of; null: this is all of it
 * @property {number} ply how many moves lead to this position
 * @property {number} plies how many moves the match has
 * @property {number} from the log holds the lines after this ply
 * @property {number} turn the seat that decides; below 0: nobody
 * @property {boolean} mine whether the viewer plays that seat
 * @property {boolean} over
 * @property {number | null} seat the seat that is looked through; null: an onlooker
 * @property {number[]} seats the seats the viewer plays
 * @property {boolean} secret whether the game has secrets
 * @property {boolean} private whether the seat that decides sees something that others do not
 * @property {string} now HTML: who decides, and what
 * @property {string[]} order the tables there are
 * @property {Record<string, Splice>} panels HTML by key: the tables
 * @property {number} count how many pieces the board has
 * @property {Record<string, Splice>} board SVG by number: the pieces
 * @property {Record<string, string>} captions by pick: what the places of the board are called
 * @property {LogLine[]} log
 * @property {{one: number, turn: number} | null} undo the plies one move and one turn back
 * @property {{seat: number, up_to: number, text: string} | null} plan a standing bid
 * @property {string} [title] of the browser's window
 * @property {string} [status] whose turn it is, or how it ended, for whoever listens
 * @property {Offer | null} choices for whoever decides
 *
 * A text that changed: whole, or put together of new text and pieces of the old one (from, up to).
 * A position
 * that was put together by `whole()` in live.js has whole texts only.
 * @typedef {string | (string | [number, number])[]} Splice
 *
 * @typedef {object} LogLine
 * @property {number} ply
 * @property {number | null} seat whom it is about
 * @property {number} mover who made the move; below 0: chance
 * @property {string} kind
 * @property {string} text
 * @property {string} rule
 * @property {boolean} loud whether everybody must hear it: who is out, that the end has come
 * @property {string[]} places picks of the places it is about
 *
 * What whoever decides may do: moves as numbers of picks, the picks once each.
 * @typedef {object} Offer
 * @property {number} seq
 * @property {number} seat
 * @property {Pick[]} picks
 * @property {[string, number[]][]} moves
 * @property {Range[]} ranges
 * @property {number[]} ends the moves after which somebody else decides
 * @property {number[]} final the moves that cannot be taken back
 * @property {boolean} samples whether moves are better drawn than told: those that begin with some
 *   picks are asked for
 * @property {boolean} auction whether there is bidding, so that a standing bid is possible
 *
 * What comes of a move. `ends`: somebody else decides after it, `final`: it cannot be taken back.
 * @typedef {{ends: boolean, final: boolean}} Fate
 *
 * A move as things to point at.
 * @typedef {Fate & {move: string, picks: Pick[], range?: Range}} Choice
 * @typedef {{pick: string, label: string}} Pick
 *
 * Moves that differ in one last number only. `words` is the move without its number.
 * @typedef {object} Range
 * @property {string} pick the kind: "bid"
 * @property {number} low
 * @property {number} high
 * @property {string} label
 * @property {string[]} prefix the picks before the number
 * @property {string} words
 * @property {boolean} ends whether somebody else decides after it
 * @property {boolean} final whether it cannot be taken back
 *
 * A choice as a picture (SVG) and in the fewest words; the lowest order comes first. `ends`: where
 * its track leaves the place,
 * on the board.
 * @typedef {object} Drawn
 * @property {string} move
 * @property {string} picture
 * @property {string[]} notes
 * @property {number} order
 * @property {boolean} marked
 * @property {[number, number][]} ends
 *
 * What a move would do: in words, to the numbers of the tables, on the board.
 * @typedef {{text: string, cells: NewCell[], ghost: string}} Effect
 * @typedef {{panel: string, row: string, cell: number, text: string}} NewCell
 *
 * An answer with its rule: why something is not possible, or what a move was made for.
 * @typedef {object} Answer
 * @property {string} text
 * @property {string} [rule]
 * @property {string} [rule_title]
 * @property {string} [rule_html]
 * @property {string | null} [instead] what would be possible
 *
 * The answer to what was typed: words, or the move that was meant.
 * @typedef {Fate & {text: string, rule: string, move: string}} Guided
 *
 * @typedef {{steps: string[], where: string}} Hint from a nudge to the move itself, and its place
 *
 * @typedef {{rule: string, title: string, html: string, chapter: boolean}} RuleSection
 *
 * What does not change while a match is played; `bots` are the levels of bots, empty for people.
 * @typedef {{id: string, title: string, board: string, players: string[], bots: string[]}} TheMatch
 */

/**
 * A table people gather at, as one reader sees it.
 * @typedef {object} TableSeen
 * @property {string} id
 * @property {string} title
 * @property {string} name
 * @property {string} board
 * @property {string} board_name
 * @property {[string, string][]} options in words
 * @property {SeatSeen[]} seats
 * @property {number} free seats nobody has taken
 * @property {Terms} terms
 * @property {string} pace how fast it plays, in words
 * @property {"open" | "begun" | "over" | "gone"} state
 * @property {boolean} seated whether the reader sits there
 * @property {boolean} leads whether they lead the table
 * @property {boolean} may_lead whether they may take it over
 *
 * @typedef {{kind: "open" | "person" | "bot", name: string, level: string, mine: boolean, owner: boolean, plays: string, away: boolean}} SeatSeen
 *
 * What a table agreed upon; seconds of bank and step, both 0 without a clock.
 * @typedef {{speed: "live" | "days", public: boolean, watch: "all" | "players", talk: boolean, bank: number, step: number, rated: boolean, stand_in: string}} Terms
 */

/**
 * The people of a table at one moment of the server's clock (milliseconds).
 * @typedef {object} Company
 * @property {number} now
 * @property {SeatState[]} seats
 * @property {number} onlookers
 * @property {number} turn who is waited for; below 0: nobody
 * @property {number} since when that began
 * @property {{left: number[], due: number | null, total: number} | null} clock what is left of the banks, when the one that runs is empty
 * @property {{what: "abandon" | "undo", ply: number, by: number, agreed: number[], missing: number[]} | null} motion
 * @property {string} rematch a table that was opened for the same once more
 * @property {boolean} talk
 *
 * @typedef {{name: string, kind: "person" | "bot", here: boolean, bot: string, resigned: boolean}} SeatState
 */

export {};
