import Terminal

/// The toolkit's own commands: those of the window, of stacks and tabs, and of lists.
public struct ScreenKeys: Sendable {
    private let text: ScreenText

    /// Makes the registry in a language.
    public init(_ text: ScreenText) { self.text = text }

    var help: KeyEntry { KeyEntry("window.help", "?", .function(1), title: text.help) }
    var commands: KeyEntry { KeyEntry("window.commands", ":", .control("p"), title: text.commands) }
    var mouse: KeyEntry { KeyEntry("window.mouse", .function(2), title: text.mouse) }
    var close: KeyEntry { KeyEntry("window.close", .escape, title: text.close) }
    var quit: KeyEntry { KeyEntry("window.quit", "q", title: text.quit) }
    var back: KeyEntry { KeyEntry("navigation.back", .escape, title: text.back) }
    var nextTab: KeyEntry { KeyEntry("tabs.next", "]", title: text.nextTab) }
    var previousTab: KeyEntry { KeyEntry("tabs.previous", "[", title: text.previousTab) }
    var open: KeyEntry { KeyEntry("list.open", .enter, title: text.open) }
    var mark: KeyEntry { KeyEntry("list.mark", " ", title: text.mark) }
    var search: KeyEntry { KeyEntry("list.search", "/", title: text.search) }
    var nextHit: KeyEntry { KeyEntry("list.next", "n", title: text.next) }
    var previousHit: KeyEntry { KeyEntry("list.previous", "N", title: text.previous) }
    var endSearch: KeyEntry { KeyEntry("list.end", .escape, title: text.close) }
    var sort: KeyEntry { KeyEntry("table.sort", "s", title: text.sort) }
    var reverse: KeyEntry { KeyEntry("table.reverse", "S", title: text.reverse) }

    /// One of the tabs, counted from zero, as the app names it.
    public static func tab(_ position: Int, title: String) -> KeyEntry {
        KeyEntry("tabs.\(position + 1)", .character(Character(String(position + 1))), title: title)
    }

    /// What works on every screen.
    public var everywhere: [KeyEntry] { [help, commands, mouse, close, quit, back, nextTab, previousTab] }

    /// What works in lists and tables.
    public var lists: [KeyEntry] { [open, mark, search, nextHit, previousHit, endSearch, sort, reverse] }
}
