import Terminal

extension Window {
    /// What can be pressed now, nearest first; a key that a nearer responder takes, or that is text now, is left out.
    public var commandsOnShow: [KeyCommand] {
        var taken: Set<Key> = []
        var commands: [KeyCommand] = []
        let first = startOfChain
        let isText = first.wantsText
        for responder in first.chain {
            for command in responder.keyCommands {
                let free = command.inputs.filter { !taken.contains($0) && !(isText && $0.isPrintable) }
                guard !free.isEmpty else { continue }
                taken.formUnion(free)
                var shown = command
                shown.inputs = free
                commands.append(shown)
            }
        }
        return commands
    }

    /// Shows what every key does here.
    public func showHelp() {
        chrome.overlay = HelpView(sections: helpSections, text: text) { [weak self] in self?.chrome.overlay = nil }
    }

    private var helpSections: [HelpView.Section] {
        var taken: Set<Key> = []
        var sections: [HelpView.Section] = []
        for responder in startOfChain.chain {
            let commands = responder.keyCommands.filter { command in command.inputs.contains { !taken.contains($0) } }
            guard !commands.isEmpty else { continue }
            taken.formUnion(commands.flatMap(\.inputs))
            let title = (responder as? ViewController)?.title ?? (responder is Window ? text.everywhere : nil)
            sections.append(HelpView.Section(title: title, commands: commands))
        }
        return sections
    }
}
