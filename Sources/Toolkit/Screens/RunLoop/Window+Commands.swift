import Terminal

extension Window {
    /// What can be pressed now, nearest first; a key that a nearer responder takes, or that is text now, is left out.
    public var commandsOnShow: [KeyCommand] { keysOnShow(answered: { _ in [] }).flatMap(\.commands) }

    /// The commands, and the keys besides that the hint line names.
    var hintsOnShow: [KeyCommand] { startOfChain.hintedKeys + commandsOnShow }

    /// Every key that does something now, by who answers it, nearest first.
    var allKeysOnShow: [(responder: Responder, commands: [KeyCommand])] { keysOnShow(answered: \.answeredKeys) }

    private func keysOnShow(answered: (Responder) -> [KeyCommand]) -> [(responder: Responder, commands: [KeyCommand])] {
        // A handful of keys: looking through them is quicker than hashing them.
        var taken: [Key] = []
        var found: [(responder: Responder, commands: [KeyCommand])] = []
        taken.reserveCapacity(24)
        let first = startOfChain
        let isText = first.wantsText
        for responder in first.chain {
            let own = commands(of: responder)
            let others = answered(responder)
            guard !own.isEmpty || !others.isEmpty else { continue }
            var kept: [KeyCommand] = []
            for (index, command) in (own + others).enumerated() {
                // What wants text answers printable keys itself, and nobody above it hears of them.
                let isTyped = isText && !(responder === first && index >= own.count)
                func isFree(_ key: Key) -> Bool { !(isTyped && key.isPrintable) && !taken.contains(key) }
                var command = command
                // A command that a person gave no key is still in the palette.
                let hadKeys = !command.inputs.isEmpty
                if !command.inputs.allSatisfy(isFree) { command.inputs.removeAll { !isFree($0) } }
                guard !hadKeys || !command.inputs.isEmpty else { continue }
                taken += command.inputs
                kept.append(command)
            }
            found.append((responder, kept))
        }
        return found
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
