import Terminal

/// What `--help` prints, made from the table of options and the list of commands.
struct HelpText {
    let strings: CommandStrings
    let ink: ConsoleStyle

    func overview(of entries: [CommandEntry]) -> ConsoleText {
        var commands = Table([.left, .left])
        commands.add(["gnd", strings.opensTheApp])
        for command in entries { commands.add(["gnd \(command.name)\(command.operands.usage)", command.summary(strings)]) }
        return """
            \(strings.tagline)

            \(ink.strong("\(strings.commands)"))
            \(indented(commands))
            \(ink.strong("\(strings.options)"))
            \(indented(table(of: Option.withoutCommand)))
            \(strings.moreHelp)

            """
    }

    func details(of command: CommandEntry) -> ConsoleText {
        let own = command.options
        return """
            \(ink.strong("\(strings.usage)"))
              gnd \(command.name)\(command.operands.usage)\(own.map { " [\($0.usage)]" }.joined())

            \(command.summary(strings))
            \(grammar(of: command))
            \(ink.strong("\(strings.examples)"))
            \(examples(of: command).map { "  \($0)" }.consoleLines)
            \(ink.strong("\(strings.options)"))
            \(indented(table(of: own + Option.allCases.filter(\.isGlobal))))
            """
    }

    func examples(of command: CommandEntry) -> [String] { strings.ownExamples[command.name] ?? command.examples }

    private func grammar(of command: CommandEntry) -> ConsoleText {
        guard let lines = strings.grammar[command.name] else { return "" }
        return "\n\(lines.map { "  \($0)" }.consoleLines)"
    }

    private func table(of options: [Option]) -> Table {
        var table = Table([.left, .left])
        for option in options {
            let letter = option.letter.map { "-\($0), " } ?? "    "
            table.add([letter + option.usage, strings.optionSummary(option)])
        }
        return table
    }

    private func indented(_ table: Table) -> ConsoleText {
        table.lines.map { "  \($0)\n" }.joined()
    }
}

extension Option {
    /// As it is written: `--from DATE`.
    var usage: String { "--\(rawValue)" + (value.placeholder.map { " \($0)" } ?? "") }
}
