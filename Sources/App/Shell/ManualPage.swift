import Coordinators
import Phrases
import Screens
import Terminal

/// The manual page in roff, made from the same tables as `--help`.
struct ManualPage {
    let commands: [CommandEntry]
    let phrases: Phrases

    private var strings: CommandStrings { .for(phrases.language) }

    var lines: [String] {
        var lines = [
            ".TH GND 1 \"\" \"gnd \(version)\"", ".SH \(phrases(en: "NAME", ko: "이름"))", "gnd \\- \(escaped(strings.tagline))",
            ".SH \(phrases(en: "SYNOPSIS", ko: "사용법"))",
        ]
        lines += [
            ".B gnd", "[\(escaped("--home DIR"))] [\(escaped("--lang en|ko"))]", ".br", ".B gnd",
            "\\fI\(phrases(en: "COMMAND", ko: "명령"))\\fR [\\fI\(phrases(en: "OPTIONS", ko: "옵션"))\\fR]",
        ]
        lines.append(".SH \(escaped(strings.commands.uppercased()))")
        for command in commands {
            lines += [".TP", "\\fBgnd \(command.name)\\fR\(escaped(command.operands.usage))", escaped(command.summary(strings))]
            for option in command.options { lines += [".RS", ".TP"] + entry(option, command) + [".RE"] }
        }
        lines.append(".SH \(escaped(strings.options.uppercased()))")
        for option in Option.withoutCommand { lines += [".TP"] + entry(option) }
        return lines + links + keys + exitStatus + files
    }

    private func entry(_ option: Option, _ command: CommandEntry? = nil) -> [String] {
        let letter = option.letter.map { "\\fB\\-\($0)\\fR, " } ?? ""
        let value = (command?.values[option] ?? option.value).placeholder.map { " \\fI\(escaped($0))\\fR" } ?? ""
        return ["\(letter)\\fB\(escaped("--\(option.rawValue)"))\\fR\(value)", escaped(strings.optionSummary(option, command?.name))]
    }

    private var links: [String] {
        let words = LinkStrings.for(phrases.language)
        return [".SH \(phrases(en: "LINKS", ko: "링크"))", escaped(words.about)]
            + AppLink.table.forms.flatMap { [".br", "\\fI\(escaped(words.form($0)))\\fR"] }
    }

    private var keys: [String] {
        var lines = [".SH \(phrases(en: "KEYS", ko: "키"))"]
        for section in AppKeys.sections(phrases.language) {
            lines.append(".SS \(escaped(section.title))")
            for entry in section.entries {
                let keys = entry.keys.map { "\\fB\(escaped($0.fileName))\\fR" }.joined(separator: ", ")
                lines += [".TP", keys, escaped("\(entry.title) (\(entry.name))")]
            }
        }
        return lines
    }

    private var exitStatus: [String] {
        [
            ".SH \(phrases(en: "EXIT STATUS", ko: "종료 상태"))",
            phrases(en: "0 done, 1 failed, 2 wrong usage.", ko: "0 완료, 1 실패, 2 잘못된 사용."),
            escaped(
                phrases(
                    en: "With --json the reason of a failure is on the output, as one object with “error”.",
                    ko: "--json이면 실패한 까닭을 “error”가 있는 객체 하나로 출력해요.")),
        ]
    }

    private var files: [String] {
        [
            ".SH \(phrases(en: "FILES", ko: "파일"))", ".TP", "\\fI$XDG_DATA_HOME/gnd\\fR",
            escaped(phrases(en: "The journal. Without the variable: ~/.local/share/gnd", ko: "기록. 변수가 없으면 ~/.local/share/gnd")),
            ".TP", "\\fI$XDG_STATE_HOME/gnd\\fR",
            escaped(
                phrases(en: "What may get lost. Without the variable: ~/.local/state/gnd", ko: "없어져도 되는 것. 변수가 없으면 ~/.local/state/gnd")),
            ".TP", "\\fI$XDG_CONFIG_HOME/gnd/keys\\fR",
            escaped(
                phrases(
                    en: "Your keys, a line for each command: home.new = z, ctrl-n. Without the variable: ~/.config/gnd/keys",
                    ko: "내 키, 명령마다 한 줄: home.new = z, ctrl-n. 변수가 없으면 ~/.config/gnd/keys")),
            ".TP", "\\fI$XDG_CONFIG_HOME/gnd/theme\\fR",
            escaped(
                phrases(
                    en: "Your colours, a line for each role: selection = #06201A on 14 bold. Also name = night, base = light. Roles: ",
                    ko: "내 색, 역할마다 한 줄: selection = #06201A on 14 bold. 그리고 name = night, base = light. 역할: ")
                    + Role.names.joined(separator: ", ")),
        ]
    }

    /// Escapes what roff takes for its own: a dash would be a hyphen, and a dot at the start of a line a request.
    private func escaped(_ text: String) -> String {
        let plain = text.reduce(into: "") { result, character in
            switch character {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            default: result.append(character)
            }
        }
        return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&\(plain)" : plain
    }
}
