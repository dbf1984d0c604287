import Terminal

/// The key commands from one responder upward, with the keys that the person gave them.
///
/// Dispatch, hint line, help and palette all read the same chain, so none of them can promise a key that does something else:
///
/// - the nearest responder wins: a key that it takes is left out of the commands above it
/// - while the first responder wants text, printable keys are text and no command has them
/// - a command that loses all its keys to nearer ones is left out; one that a person gave no key in a key file stays in the palette
struct CommandChain {
    let first: Responder
    let bindings: KeyBindings

    /// The command that a key gives.
    func command(for key: Key) -> KeyCommand? {
        first.climb { Self.command(for: key, in: commands(of: $0)) }
    }

    // Loops outside the main actor rather than closures on it, which would check at each call where they run.
    nonisolated private static func command(for key: Key, in commands: [KeyCommand]) -> KeyCommand? {
        for command in commands where command.inputs.contains(key) { return command }
        return nil
    }

    /// The commands that can be given now, nearest first.
    var onShow: [KeyCommand] {
        var taken: [Key] = []
        let isText = first.acceptsText
        return first.chain.flatMap { Self.free(commands(of: $0), isTyped: isText, taken: &taken) }
    }

    /// The commands that the hint line chooses from: the keys that the first responder hints at, and the commands on show, nearest first.
    ///
    /// It is one list, in which each command is put once, since the line may be made anew after every key.
    static func hints(of lists: CommandLists, bindings: KeyBindings) -> [KeyCommand] {
        var found: [KeyCommand] = []
        found.reserveCapacity(24)
        // A handful of keys: looking through them is quicker than hashing them.
        var taken: [Key] = []
        taken.reserveCapacity(24)
        for (index, list) in lists.lists.enumerated() {
            guard index > 0 else {
                found += list.commands
                continue
            }
            for command in bindings.isEmpty ? list.commands : bindings.applied(to: list.commands) {
                if let free = free(command, isTyped: lists.isText, taken: &taken) { found.append(free) }
            }
        }
        return found
    }

    /// Every key that does something now, those without a command included, by who answers it, nearest first.
    ///
    /// Each key is listed where it is given to: first what wants text has its own, then all commands, and only then what is answered
    /// without one. So a key of a list that a screen has a command for is not among the list's.
    var byResponder: [(responder: Responder, commands: [KeyCommand])] {
        var taken: [Key] = []
        let isText = first.acceptsText
        let typed = isText ? Self.free(first.answeredKeys, isTyped: false, taken: &taken) : []
        var found = first.chain.map { (responder: $0, commands: Self.free(commands(of: $0), isTyped: isText, taken: &taken)) }
        for (index, responder) in found.map(\.responder).enumerated() {
            let isTyped = isText && responder === first
            found[index].commands += isTyped ? typed : Self.free(responder.answeredKeys, isTyped: isText, taken: &taken)
        }
        return found.filter { !$0.commands.isEmpty }
    }

    private static func free(_ commands: [KeyCommand], isTyped: Bool, taken: inout [Key]) -> [KeyCommand] {
        commands.compactMap { free($0, isTyped: isTyped, taken: &taken) }
    }

    /// A command with those of its keys that no nearer one takes; nil where none is left.
    private static func free(_ command: KeyCommand, isTyped: Bool, taken: inout [Key]) -> KeyCommand? {
        let inputs = free(command.inputs, isTyped: isTyped, taken: &taken)
        guard inputs.count < command.inputs.count else { return command }
        guard !inputs.isEmpty else { return nil }
        var command = command
        command.inputs = inputs
        return command
    }

    /// The keys that no nearer command takes, which are taken from here on.
    nonisolated private static func free(_ keys: [Key], isTyped: Bool, taken: inout [Key]) -> [Key] {
        func isUsed(_ key: Key) -> Bool { isTyped && key.isPrintable || taken.contains(key) }
        let free = keys.contains(where: isUsed) ? keys.filter { !isUsed($0) } : keys
        taken += free
        return free
    }

    /// A responder's key commands with the keys that the person gave them.
    private func commands(of responder: Responder) -> [KeyCommand] {
        let own = responder.keyCommands
        return bindings.isEmpty || own.isEmpty ? own : bindings.applied(to: own)
    }
}
