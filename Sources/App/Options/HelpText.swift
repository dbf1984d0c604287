import Terminal

/// The text of `--help`, made from the table of options and the list of commands.
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
            \(usage(of: command).consoleLines)
            \(command.summary(strings))
            \(grammar(of: command))
            \(ink.strong("\(strings.examples)"))
            \(examples(of: command).map { "  \($0)" }.consoleLines)
            \(ink.strong("\(strings.options)"))
            \(indented(table(of: own + Option.allCases.filter(\.isGlobal), in: command)))
            """
    }

    func examples(of command: CommandEntry) -> [String] { strings.ownExamples[command.name] ?? command.examples }

    /// The command with its options, as many on a line as a terminal has room for.
    private func usage(of command: CommandEntry) -> [String] {
        let name = "  gnd \(command.name)"
        var lines = [name + command.operands.usage]
        for option in command.options {
            let part = " [\(option.usage(in: command))]"
            if lines[lines.count - 1].count + part.count > Self.columns {
                lines.append(String(repeating: " ", count: name.count))
            }
            lines[lines.count - 1] += part
        }
        return lines
    }

    /// The columns that every terminal has.
    private static let columns = 80
    /// The columns that an option may take beside its summary.
    private static let longestUsage = 36

    private func grammar(of command: CommandEntry) -> ConsoleText {
        guard let lines = strings.grammar[command.name] else { return "" }
        return "\n\(lines.map { "  \($0)" }.consoleLines)"
    }

    private func table(of options: [Option], in command: CommandEntry? = nil) -> Table {
        var table = Table([.left, .left])
        for option in options {
            let letter = option.letter.map { "-\($0), " } ?? "    "
            let usage = letter + option.usage(in: command)
            // A long list of values stands in the usage of its command, where there is room for it.
            let short = letter + "--\(option.rawValue) \(option.rawValue.uppercased())"
            table.add([usage.count > Self.longestUsage ? short : usage, strings.optionSummary(option, command?.name)])
        }
        return table
    }

    private func indented(_ table: Table) -> ConsoleText {
        table.lines.map { "  \($0)\n" }.joined()
    }
}

extension Option {
    /// The option as it is written: `--from DATE`.
    func usage(in command: CommandEntry?) -> String {
        // All units would leave no room for what they are; they stand beside it.
        if self == .units { return "--units UNITS" }
        return "--\(rawValue)" + ((command?.values[self] ?? value).placeholder.map { " \($0)" } ?? "")
    }
}
