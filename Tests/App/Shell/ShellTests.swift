import Foundation
import Glibc
import Phrases
import Testing

@testable import gnd

@MainActor
struct ShellTests {
    /// Returns what a shell prints that runs a script from a file.
    private func run(_ shell: String, _ arguments: [String] = [], script: String) throws -> (output: String, status: Int32) {
        let path = "/tmp/gnd-shell-\(UUID().uuidString)"
        try Data(script.utf8).write(to: URL(fileURLWithPath: path))
        defer { unlink(path) }
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: shell)
        process.arguments = arguments + [path]
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (text, process.terminationStatus)
    }

    nonisolated private static let bash = "/bin/bash"

    private func completions(_ shell: Shell, _ language: Language) -> String {
        ShellCompletions(of: Commands.entries, language: language).script(for: shell)
    }

    @Test(
        .enabled(if: access(Self.bash, X_OK) == 0),
        arguments: [
            ("da", "days"), ("days --f", "--from"), ("days --fo", ""), ("export --fo", "--format"), ("--lang k", "ko"),
            ("--lang = k", "ko"), ("export --format js", "json"), ("days --from y", "yesterday"), ("--ho", "--home"),
            ("completions f", "fish"), ("--theme high", "high-contrast"), ("--open settings/go", "settings/goal"),
            ("--open walk/ne", "walk/new"),
            ("--profile a", ""), ("import $folder/host", "host.conf hosts"),
        ])
    func `bash completes commands, options and their values`(line: String, expected: String) throws {
        let script = """
            \(completions(.bash, .en))
            folder=$(mktemp -d); trap 'rm -r "$folder"' EXIT; touch "$folder/hosts" "$folder/host.conf" "$folder/other"
            COMP_WORDS=(gnd \(line)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _gnd
            printf '%s\\n' "${COMPREPLY[@]#$folder/}" | sort | xargs
            """
        let (output, status) = try run(Self.bash, script: script)
        #expect(status == 0)
        #expect(output.split(whereSeparator: \.isWhitespace).joined(separator: " ") == expected)
    }

    @Test(arguments: Shell.allCases) func `every shell is told every command, option and choice`(shell: Shell) {
        for language in Language.allCases {
            let text = completions(shell, language)
            for command in Commands.all {
                #expect(text.contains(command.name))
                for option in command.options {
                    let kind = shell == .bash ? option.value : command.values[option] ?? option.value
                    if case .choice(let values) = kind { #expect(text.contains(values.joined(separator: " "))) }
                }
            }
            for option in Option.allCases {
                #expect(text.contains(shell == .fish ? "-l \(option.rawValue)" : "--\(option.rawValue)"))
                guard option.isGlobal || option.isForApp, case .choice(let values) = option.value else { continue }
                #expect(text.contains(values.joined(separator: " ")))
            }
        }
    }

    @Test(arguments: [("/usr/bin/zsh", Shell.zsh), ("/usr/bin/fish", .fish)].filter { access($0.0, X_OK) == 0 })
    func `the other shells can read their completions, where they are installed`(path: String, shell: Shell) throws {
        #expect(try run(path, ["-n"], script: completions(shell, .en)) == ("", 0))
    }

    @Test func `the manual names everything and has no line that roff would take for a request of its own`() {
        for language in Language.allCases {
            let lines = ManualPage(commands: Commands.entries, phrases: Phrases(language)).lines
            for command in Commands.all { #expect(lines.contains { $0.hasPrefix("\\fBgnd \(command.name)\\fR") }) }
            for option in Option.allCases {
                let name = option.rawValue.replacing("-", with: "\\-")
                #expect(lines.contains { $0.contains("\\fB\\-\\-\(name)\\fR") })
            }
            let known = [".TH", ".SH", ".SS", ".TP", ".RS", ".RE", ".B", ".br"]
            for line in lines where line.hasPrefix(".") { #expect(known.contains(String(line.prefix { $0 != " " }))) }
        }
    }

    @Test func `no help is wider than a terminal`() async {
        for name in Commands.all.map({ $0.name }) {
            let help = await CommandBench().run(name, "--help").output
            #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(name)")
        }
    }
}
