import Terminal

extension Window {
    /// The commands that can be given now, nearest first; a key that a nearer responder takes, or that is text now, is left out.
    public var commandsOnShow: [KeyCommand] { commandsOnShow(after: []) }

    /// The commands, and the keys besides that the hint line names.
    var hintsOnShow: [KeyCommand] { commandsOnShow(after: startOfChain.hintedKeys) }

    /// Every key that does something now, by who answers it, nearest first.
    var allKeysOnShow: [(responder: Responder, commands: [KeyCommand])] {
        var found: [(responder: Responder, commands: [KeyCommand])] = []
        forEachKeyOnShow(withAnswered: true) { responder, command in
            if found.last?.responder !== responder { found.append((responder, [])) }
            found[found.count - 1].commands.append(command)
        }
        return found
    }

    /// Asked for at every key: one list, in which each command is put once.
    private func commandsOnShow(after others: [KeyCommand]) -> [KeyCommand] {
        var found = others
        found.reserveCapacity(24)
        forEachKeyOnShow { found.append($1) }
        return found
    }

    /// - Parameter withAnswered: whether keys that have no command are among them.
    private func forEachKeyOnShow(withAnswered: Bool = false, _ body: (Responder, KeyCommand) -> Void) {
        // A handful of keys: looking through them is quicker than hashing them.
        var taken: [Key] = []
        taken.reserveCapacity(24)
        let first = startOfChain
        let isText = first.wantsText
        for responder in first.chain {
            for command in commands(of: responder) {
                if let free = Self.free(command, isTyped: isText, taken: &taken) { body(responder, free) }
            }
            guard withAnswered else { continue }
            // What wants text answers printable keys itself, and nobody above it hears of them.
            for command in responder.answeredKeys {
                if let free = Self.free(command, isTyped: isText && responder !== first, taken: &taken) { body(responder, free) }
            }
        }
    }

    /// A command with those of its keys that nobody nearer takes; nil where none is left.
    private static func free(_ command: KeyCommand, isTyped: Bool, taken: inout [Key]) -> KeyCommand? {
        func isUsed(_ key: Key) -> Bool { isTyped && key.isPrintable || taken.contains(key) }
        // A command that a person gave no key is still in the palette.
        guard command.inputs.contains(where: isUsed) else {
            taken += command.inputs
            return command
        }
        var command = command
        command.inputs.removeAll(where: isUsed)
        guard !command.inputs.isEmpty else { return nil }
        taken += command.inputs
        return command
    }

    /// A responder's key commands with the keys that the person gave them.
    func commands(of responder: Responder) -> [KeyCommand] {
        let own = responder.keyCommands
        return keyBindings.isEmpty || own.isEmpty ? own : keyBindings.applied(to: own)
    }

    func command(for key: Key, from first: Responder) -> KeyCommand? {
        first.climb { responder in commands(of: responder).first { $0.inputs.contains(key) } }
    }

    /// Does what a command says, or says why it cannot be done.
    func perform(_ command: KeyCommand) {
        guard let reason = command.disabledReason else { return command.action() }
        guard let screen = engine.topScreen else { return showToast(reason, role: .warning) }
        // It says nothing about where one goes next.
        screen.showToast(reason, role: .warning, scope: .screen)
    }
}
