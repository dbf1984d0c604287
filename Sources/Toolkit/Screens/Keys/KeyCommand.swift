import Terminal

/// One thing that a key does here, as data.
///
/// Where two commands of one responder have the same key, the first one counts; where a responder further up has it, the nearer one
/// does, and the other is left out of hints and help. Esc, `q` and `?` have meanings of the toolkit: a screen that gives them another
/// one takes the person's way out.
///
/// ```swift
/// override var keyCommands: [KeyCommand] {
///     [
///         KeyCommand("n", title: "new", hint: 0) { [weak self] in self?.showToast("new") },
///         KeyCommand(.control("p"), title: "print", disabledReason: "there is no printer") {},
///     ]
/// }
/// ```
@MainActor
public struct KeyCommand {
    /// The keys that do it; the first is the one that hints show.
    public var inputs: [Key]
    /// Two or three words for what it does, in the hint line, the help and the palette.
    public var title: String
    /// The words that are enough for it where the hint line has no room for the title; nil where the title is short itself.
    public var shortTitle: String?
    /// Further names by which the palette finds it, such as *week* for *7 days*; none of them is shown.
    public var otherNames: [String] = []
    /// The name in key files, such as `walk.new`; nil where its keys cannot be changed.
    public var name: String?
    /// Lower comes first in the hint line, which shows at most six; nil keeps it to the help and the palette.
    ///
    /// Give 0 to what a person mostly does here and small numbers to the rest. From 800 on hints are ways out, which stay longer than
    /// others where there is little room, and 900 is the help.
    public var hint: Int?
    /// The reason why it cannot be done now, shown when it is tried.
    ///
    /// Nil when it can.
    public var disabledReason: String?
    /// Indicates whether one of ``Window/globalCommands`` works over questions, too, and over the help, the palette, menus and prompts.
    ///
    /// It is for keys that change nothing on the screens, such as one that looks at them, or that stops a machine.
    public var isAlwaysAvailable = false
    /// Does it.
    public var action: @MainActor () -> Void

    /// Makes a command of the registry, with its keys, its words and its name.
    ///
    /// - Parameters:
    ///   - entry: the command as key files know it.
    ///   - hint: its place in the hint line; nil keeps it to the help and the palette.
    ///   - disabledReason: why it cannot be done now; nil when it can.
    ///   - action: does it. It is kept as long as the command is, so it should hold its screen weakly.
    public init(_ entry: KeyEntry, hint: Int? = nil, disabledReason: String? = nil, action: @escaping @MainActor () -> Void) {
        inputs = entry.keys
        title = entry.title
        name = entry.name
        self.hint = hint
        self.disabledReason = disabledReason
        self.action = action
    }

    /// Makes a key command; without a name its keys cannot be changed.
    public init(
        _ inputs: Key..., title: String, name: String? = nil, hint: Int? = nil, disabledReason: String? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.inputs = inputs
        self.title = title
        self.name = name
        self.hint = hint
        self.disabledReason = disabledReason
        self.action = action
    }
}
