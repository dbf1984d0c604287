/// Key commands that are made anew only when what they depend on has changed.
///
/// A responder is asked for its ``Responder/keyCommands`` at every key. One that hands out the same list as before, from a cache, costs next
/// to nothing then: no command is made, and the hint line knows without reading it that it says the same. Which values a list depends on
/// is the state of the cache; it must name all of them, those that its titles are made of included.
///
/// ```swift
/// final class Player: View {
///     var isPlaying = false
///     private var cache = KeyCommandCache<Bool>()
///
///     override var canBecomeFirstResponder: Bool { true }
///
///     override var keyCommands: [KeyCommand] {
///         cache.commands(for: isPlaying) {
///             [KeyCommand(" ", title: isPlaying ? "pause" : "play", hint: 0) { [weak self] in self?.isPlaying.toggle() }]
///         }
///     }
/// }
/// ```
public struct KeyCommandCache<State: Equatable> {
    private var made: (state: State, commands: [KeyCommand])?

    /// Makes a cache without commands.
    public init() {}

    /// The commands of a state: those that were made last, as long as it is the same.
    public mutating func commands(for state: State, _ make: () -> [KeyCommand]) -> [KeyCommand] {
        if let made, made.state == state { return made.commands }
        let commands = make()
        made = (state, commands)
        return commands
    }
}

/// A list of key commands, equal to another where both are one and the same list.
///
/// What the commands are is not looked at, since closures cannot be compared: a list that was made anew is another one.
nonisolated struct KeyCommandList: Equatable {
    let commands: [KeyCommand]

    init(_ commands: [KeyCommand]) { self.commands = commands }

    static func == (a: Self, b: Self) -> Bool {
        guard a.commands.count == b.commands.count else { return false }
        return a.commands.isEmpty || a.address == b.address
    }

    /// The place of the list in memory, which no other one has as long as this one is kept.
    private var address: UnsafePointer<KeyCommand>? { commands.withUnsafeBufferPointer { $0.baseAddress } }
}
