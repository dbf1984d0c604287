import Terminal

/// The toolkit's own commands: those of the window, of stacks and tabs, and of lists.
///
/// A window makes it once for its language and hands out that one, since the commands are looked through at every key. An app lists them
/// beside its own, so that a key file can change them too:
///
/// ```swift
/// let keys = ScreenKeys(.en)
/// let registry = keys.everywhere + keys.lists + [KeyEntry("book.new", "n", title: "new")]
/// window.keyBindings = try KeyBindings("list.open = o", file: "keys", registry: registry)
/// ```
public final class ScreenKeys: Sendable, Equatable {
    let help: KeyEntry
    let commands: KeyEntry
    let mouse: KeyEntry
    let selectToCopy: KeyEntry
    let close: KeyEntry
    let quit: KeyEntry
    let back: KeyEntry
    let nextTab: KeyEntry
    let previousTab: KeyEntry
    let nextPage: KeyEntry
    let previousPage: KeyEntry
    let open: KeyEntry
    let mark: KeyEntry
    let search: KeyEntry
    let nextHit: KeyEntry
    let previousHit: KeyEntry
    let endSearch: KeyEntry
    let clearSearch: KeyEntry
    let undo: KeyEntry
    let redo: KeyEntry
    let sort: KeyEntry
    let reverse: KeyEntry

    /// Makes the registry in a language.
    public init(_ text: ScreenText) {
        help = KeyEntry("window.help", "?", .function(1), title: text.help)
        commands = KeyEntry("window.commands", ":", .control("p"), title: text.commands)
        mouse = KeyEntry("window.mouse", .function(2), title: text.mouse)
        selectToCopy = KeyEntry("window.select", "V", .function(3), title: text.selectToCopy)
        close = KeyEntry("window.close", .escape, title: text.close)
        quit = KeyEntry("window.quit", "q", title: text.quit)
        back = KeyEntry("navigation.back", .escape, title: text.back)
        nextTab = KeyEntry("tabs.next", "]", title: text.nextTab)
        previousTab = KeyEntry("tabs.previous", "[", title: text.previousTab)
        nextPage = KeyEntry("pages.next", .right, .pageDown, title: text.nextPage)
        previousPage = KeyEntry("pages.previous", .left, .pageUp, title: text.previousPage)
        open = KeyEntry("list.open", .enter, title: text.open)
        mark = KeyEntry("list.mark", " ", title: text.mark)
        search = KeyEntry("list.search", "/", title: text.search)
        nextHit = KeyEntry("list.next", "n", title: text.next)
        previousHit = KeyEntry("list.previous", "N", title: text.previous)
        endSearch = KeyEntry("list.end", .escape, title: text.close)
        clearSearch = KeyEntry("search.clear", .escape, title: text.clearSearch)
        undo = KeyEntry("edit.undo", "u", title: text.undo)
        redo = KeyEntry("edit.redo", "U", title: text.redo)
        sort = KeyEntry("table.sort", "s", title: text.sort)
        reverse = KeyEntry("table.reverse", "S", title: text.reverse)
    }

    /// One of the tabs, counted from zero, as the app names it.
    public static func tab(_ position: Int, title: String) -> KeyEntry {
        KeyEntry("tabs.\(position + 1)", keys: digits[position], title: title)
    }

    /// The registry of screens that are in no window, which would have another language.
    static let english = ScreenKeys(.en)

    private static let digits = "123456789".map { [Key(.character($0))] }

    /// The commands that work on every screen.
    public var everywhere: [KeyEntry] { [help, commands, mouse, selectToCopy, close, quit, back, nextTab, previousTab] }

    /// The commands that turn pages.
    public var pages: [KeyEntry] { [nextPage, previousPage] }

    /// The commands that work in lists and tables.
    public var lists: [KeyEntry] { [open, mark, search, nextHit, previousHit, endSearch, clearSearch, sort, reverse] }

    /// Equal is only a registry to itself.
    public static func == (a: ScreenKeys, b: ScreenKeys) -> Bool { a === b }

    /// The commands of an ``UndoManager``, which a screen offers as long as it has something to undo.
    public var editing: [KeyEntry] { [undo, redo] }
}
