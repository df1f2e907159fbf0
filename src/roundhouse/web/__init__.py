"""The browser part: templates, style sheets, plain ES modules and words. It knows no rule."""
