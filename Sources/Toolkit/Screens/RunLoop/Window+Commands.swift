import Terminal

extension Window {
    /// What can be pressed now, nearest first; a key that a nearer responder takes, or that is text now, is left out.
    public var commandsOnShow: [KeyCommand] {
        var taken: Set<Key> = []
        var found: [KeyCommand] = []
        let first = startOfChain
        let isText = first.wantsText
        for responder in first.chain {
            for command in commands(of: responder) {
                let free = command.inputs.filter { !taken.contains($0) && !(isText && $0.isPrintable) }
                // A command that a person gave no key is still in the palette.
                guard !free.isEmpty || command.inputs.isEmpty else { continue }
                taken.formUnion(free)
                var shown = command
                shown.inputs = free
                found.append(shown)
            }
        }
        return found
    }

    /// A responder's key commands with the keys that the person gave them.
    func commands(of responder: Responder) -> [KeyCommand] {
        let own = responder.keyCommands
        return keyBindings.isEmpty || own.isEmpty ? own : keyBindings.applied(to: own)
    }

    func command(for key: Key, in chain: [Responder]) -> KeyCommand? {
        for responder in chain {
            if let command = commands(of: responder).first(where: { $0.inputs.contains(key) }) { return command }
        }
        return nil
    }

    /// Does what a command says, or says why it cannot be done.
    func perform(_ command: KeyCommand) {
        if let reason = command.disabledReason {
            showToast(reason, role: .warning)
        } else {
            command.action()
        }
    }
}
