extension Theme {
    /// Returns the look of a style on a terminal with so many colours: the role's entry, the style's own attributes, quantised colours.
    public func look(of style: Style, depth: ColorDepth) -> Entry {
        var entry = self[style.role]
        entry.attributes.formUnion(style.attributes)
        if depth == .mono { entry.attributes.formUnion(Theme.mono[style.role].attributes) }
        entry.foreground = ColorQuantizer.reduce(entry.foreground, to: depth)
        entry.background = ColorQuantizer.reduce(entry.background, to: depth)
        return entry
    }
}
