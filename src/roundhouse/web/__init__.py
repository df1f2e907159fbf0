"""The browser part: templates, style sheets, plain ES modules and the words of the pages. It knows no rule."""
