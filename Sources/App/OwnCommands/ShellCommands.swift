import Basis
import Common

/// The simple commands of a shell line, and the fields in them whose values another program would take as code.
///
/// Quotes of the line make a value one word for the shell that reads the line. They do not for a second one: in `sh -c "echo {title}"`,
/// `eval echo {title}` and `ssh host echo {title}` the word is read once more.
struct ShellCommands {
    /// A word as the shell hands it on, without its quotes.
    private struct Word {
        var text = ""
        /// The fields in it that may have any text.
        var fields: [OwnField] = []
        var isBegun = false
    }

    /// The words up to `;`, `|` and the like.
    private struct Command {
        var words: [Word] = []
        var word = Word()
        /// Indicates whether it is `((…))`, in which a word may be an expression with a command in it.
        var isArithmetic = false

        mutating func endWord() {
            if word.isBegun { words.append(word) }
            word = Word()
        }
    }

    /// The commands that are not read to their end, from without to within.
    private var open = [Command()]
    private var done: [Command] = []
    private var last: Character?

    /// Reads a character of the line.
    /// - Parameters:
    ///   - before: the quotes before it.
    ///   - after: those behind it.
    mutating func advance(over character: Character, from before: ShellQuotes, to after: ShellQuotes) {
        defer { last = before.isText ? nil : character }
        if after.depth > before.depth {
            // The text that `$(…)` gives is unknown; the word goes on behind it.
            open[open.count - 1].word.isBegun = true
            open.append(Command())
        } else if after.depth < before.depth {
            endCommand()
            if open.count > 1 { open.removeLast() }
        } else if before.isText {
            let endsQuotes = !before.isEscaped && !after.isText
            add(endsQuotes || (after.isEscaped && !before.isEscaped) ? "" : "\(character)")
        } else if after.isText {
            add("")
        } else if character.isNewline || ";|()".contains(character) || (character == "&" && last != "<" && last != ">") {
            endCommand()
            open[open.count - 1].isArithmetic = character == "(" && last == "("
        } else if character.isWhitespace {
            open[open.count - 1].endWord()
        } else {
            add("\(character)")
        }
    }

    /// Reads a field.
    mutating func add(_ field: OwnField) {
        if field.isAnyText { open[open.count - 1].word.fields.append(field) }
        // The number or the day of another one is like any text that is written there.
        add(field.isAnyText ? "" : "0")
    }

    private mutating func add(_ text: String) {
        open[open.count - 1].word.text += text
        open[open.count - 1].word.isBegun = true
    }

    private mutating func endCommand() {
        open[open.count - 1].endWord()
        done.append(open[open.count - 1])
        open[open.count - 1] = Command()
    }

    /// The fields that would be code, and what would take them as it.
    func codeFields() -> [(OwnField, String)] {
        var all = self
        for _ in open.indices {
            all.endCommand()
            if all.open.count > 1 { all.open.removeLast() }
        }
        let any = all.done.flatMap(\.words).flatMap(\.fields).first
        let names = Set(all.done.flatMap { Self.filledVariables(of: $0.words) })
        return all.done.compactMap { Self.code(in: $0, elsewhere: any, variables: names) }
    }

    /// Programs that look at all of their words as code, or hand them to one that does.
    private static let evaluators: Set<String> = [
        "eval", "trap", "alias", "let", "ssh", "autossh", "mosh", "plink", "dbclient", "rsh", "su", "runuser", "watch", "entr", "hyperfine",
        "parallel", "tmux", "screen", "script", "expect", "at", "batch", "crontab", "awk", "gawk", "mawk", "nawk", "sed", "dc", "m4",
        "make", "osascript", "gnuplot", "sqlite3", "psql", "mysql", "mariadb", "duckdb",
    ]
    private static let shells: Set<String> = ["sh", "bash", "dash", "ash", "zsh", "ksh", "mksh", "fish", "csh", "tcsh", "busybox", "SHELL"]
    private static let languages: Set<String> = [
        "perl", "python", "ruby", "node", "deno", "bun", "php", "lua", "Rscript", "tclsh", "julia",
    ]
    /// Programs that run another one, which their words name.
    private static let runners: Set<String> = [
        "exec", "command", "builtin", "env", "nohup", "nice", "ionice", "setsid", "sudo", "doas", "time", "timeout", "stdbuf", "xargs",
        "flock", "find", "fd", "source", ".", "systemd-run", "unshare", "chrt", "taskset", "strace", "unbuffer", "chronic",
    ]
    /// The options of runners that have a word of their own, which is no program.
    private static let optionsWithWord: [String: String] = [
        "sudo": "ughpCrtTDRU", "doas": "uC", "env": "uC", "nice": "n", "ionice": "cnp", "timeout": "ks", "stdbuf": "ioe",
        "xargs": "InPLsdEa", "flock": "wE", "time": "fo", "exec": "a", "chrt": "TPD", "strace": "eop",
    ]
    /// The options behind which a runner takes a word as code, or as the name of a program.
    private static let optionsForCode: [String: Set<String>] = [
        "flock": ["-c", "--command"], "env": ["-S", "--split-string"], "find": ["-exec", "-execdir", "-ok", "-okdir"],
        "fd": ["-x", "-X", "--exec", "--exec-batch"],
    ]
    /// Names that are no words of a language, so that they are programs wherever they stand, also behind a runner that is not known.
    private static let unmistakable: Set<String> = ["sh", "bash", "dash", "zsh", "ksh", "eval", "ssh", "SHELL"]
    /// Words of the shell's language behind which a command begins.
    private static let openings: Set<String> = ["if", "then", "else", "elif", "while", "until", "do", "{", "!"]

    /// The variables of a command that may hold what a pipe or a list has: those of `read`, `mapfile` and `for`.
    private static func filledVariables(of words: [Word]) -> [String] {
        guard let start = words.firstIndex(where: { !openings.contains($0.text) && !isAssignment($0) }) else { return [] }
        switch words[start].text {
        case "for", "select": return words.dropFirst(start + 1).prefix(1).map(\.text)
        case "read", "mapfile", "readarray": return words.dropFirst(start + 1).map(\.text).filter { !$0.hasPrefix("-") }
        default: return []
        }
    }

    /// The variables by which programs are told what to run: an editor, a pager, the ssh of git, what a shell reads first.
    private static func codeOfSettings(_ words: ArraySlice<Word>) -> OwnField? {
        let code = ["COMMAND", "EDITOR", "VISUAL", "PAGER", "BROWSER", "SHELL", "ENV", "OPT", "PRELOAD", "PATH", "SSH", "RSH", "ASKPASS"]
        return words.lazy.filter { word in
            isAssignment(word) && code.contains { word.text.prefix { $0 != "=" }.contains($0) }
        }.flatMap(\.fields).first
    }

    private static func usesVariable(_ word: Word, of names: Set<String>) -> Bool {
        names.contains { word.text.contains("$\($0)") || word.text.contains("${\($0)") }
    }

    /// - Parameters:
    ///   - elsewhere: a field of the line, which a shell that reads its code from a pipe may get.
    ///   - variables: those of the line that may hold it.
    private static func code(in command: Command, elsewhere: OwnField?, variables: Set<String>) -> (OwnField, String)? {
        if command.isArithmetic, let field = command.words.flatMap(\.fields).first { return (field, "`((…))`") }
        let words = withoutRedirections(command.words)
        guard let start = words.firstIndex(where: { !openings.contains($0.text) && !isAssignment($0) }) else {
            // A variable may become code in each command behind; the environment has the text as it is.
            return words.lazy.flatMap(\.fields).first.map { ($0, "a variable") }
        }
        if let field = codeOfSettings(words[..<start]) { return (field, "a variable") }
        if let field = words[start].fields.first { return (field, "the shell") }
        let runsOther = runners.contains(program(words[start]))
        if let elsewhere, isCode(words[start...], with: variables) { return (elsewhere, "`\(program(words[start]))`") }
        if program(words[start]) == "xargs", let elsewhere, pastesCode(words[(start + 1)...]) { return (elsewhere, "`xargs`") }
        for (index, word) in words.enumerated() where word.fields.isEmpty {
            let name = program(word)
            guard index == start || runsOther || unmistakable.contains(name) else { continue }
            if let field = code(of: name, words[(index + 1)...], elsewhere: elsewhere) { return (field, "`\(name)`") }
        }
        return nil
    }

    /// The first field that a program takes as code; nil where it does not.
    private static func code(of name: String, _ words: ArraySlice<Word>, elsewhere: OwnField?) -> OwnField? {
        if evaluators.contains(name) {
            return words.lazy.flatMap(\.fields).first ?? (readsCode(name, words) ? elsewhere : nil)
        }
        let standardInput = ["/dev/stdin", "/dev/fd/0", "/proc/self/fd/0"]
        let isCodeFile = shells.contains(name) || languages.contains(name) || ["source", "."].contains(name)
        if isCodeFile, let elsewhere, words.contains(where: { standardInput.contains($0.text) }) { return elsewhere }
        if name == "git" { return codeOfGit(words) }
        if editors.contains(name) { return codeOfEditor(words) }
        if name == "env", let field = codeOfSettings(words) { return field }
        if name == "adb" { return codeOfRemoteShell(words, elsewhere: elsewhere) }
        if shells.contains(name) { return operands(of: words).isEmpty ? elsewhere : codeOfShell(words) }
        if languages.contains(name) { return operands(of: words).isEmpty ? elsewhere : codeOfLanguage(words) }
        return runners.contains(name) ? codeOfRunner(name, words) : nil
    }

    /// Returns whether an evaluator takes what comes by a pipe as code.
    private static func readsCode(_ name: String, _ words: ArraySlice<Word>) -> Bool {
        switch name {
        case "at", "batch", "parallel", "crontab": true
        case "make": words.contains { $0.text.hasSuffix("-") || $0.text.hasSuffix("/dev/stdin") }
        case "dc", "m4", "osascript", "expect", "gnuplot": operands(of: words).isEmpty
        // A host or a file alone, and nothing to do there.
        case "ssh", "autossh", "plink", "dbclient", "rsh", "sqlite3", "duckdb": operands(of: words).count < 2
        case "su", "runuser", "psql", "mysql", "mariadb":
            !words.contains { ["-c", "--command", "-e", "--execute"].contains($0.text.prefix { $0 != "=" }) }
        default: false
        }
    }

    /// Returns whether a command takes a variable of the line as code: as its name, or as a word of a program that would take a field so.
    private static func isCode(_ words: ArraySlice<Word>, with variables: Set<String>) -> Bool {
        guard let first = words.first, !variables.isEmpty else { return false }
        if usesVariable(first, of: variables) { return true }
        let takesCode = words.contains { word in
            let name = program(word)
            return evaluators.contains(name) || shells.contains(name) || languages.contains(name)
        }
        return takesCode && words.contains { usesVariable($0, of: variables) }
    }

    /// The settings of git, of which some are commands: an alias, an editor, a pager.
    private static func codeOfGit(_ words: ArraySlice<Word>) -> OwnField? {
        let isSetting = words.first { !$0.text.hasPrefix("-") }?.text == "config"
        let settings = zip(words, words.dropFirst()).filter { $0.0.text == "-c" }.map(\.1)
        return (isSetting ? Array(words) : settings).lazy.flatMap(\.fields).first
    }

    private static let editors: Set<String> = ["vim", "vi", "nvim", "ex", "view", "gvim", "emacs", "emacsclient"]

    /// The commands of an editor: behind an option for them, or written together with `+` or `--cmd=`.
    private static func codeOfEditor(_ words: ArraySlice<Word>) -> OwnField? {
        let options = ["-c", "-S", "--cmd", "-e", "--eval", "-l", "--load", "--execute", "-f", "--funcall"]
        let behind = zip(words, words.dropFirst()).filter { options.contains($0.0.text) }.map(\.1)
        let together = words.filter { $0.text.hasPrefix("+") || $0.text.hasPrefix("--eval=") || $0.text.hasPrefix("-c") }
        return (behind + together).lazy.flatMap(\.fields).first
    }

    /// The words behind `adb shell`, which the shell of another machine reads as one line; without any it reads the pipe.
    private static func codeOfRemoteShell(_ words: ArraySlice<Word>, elsewhere: OwnField?) -> OwnField? {
        guard let shell = words.firstIndex(where: { $0.text == "shell" || $0.text == "exec-out" }) else { return nil }
        let line = words[(shell + 1)...]
        return line.lazy.flatMap(\.fields).first ?? (operands(of: line).isEmpty ? elsewhere : nil)
    }

    /// The word that a runner takes as code, or as the name of the program that it runs.
    private static func codeOfRunner(_ name: String, _ words: ArraySlice<Word>) -> OwnField? {
        let code = zip(words, words.dropFirst()).first { optionsForCode[name]?.contains($0.0.text) == true && !$0.1.fields.isEmpty }
        if let field = code?.1.fields.first { return field }
        // A file stands before the program.
        var ownWords = name == "flock" ? 1 : 0
        var isValue = false
        for word in words {
            if word.text.hasPrefix("-") || word.text.hasPrefix("+") {
                isValue = word.text.count == 2 && word.text.last.map { optionsWithWord[name]?.contains($0) == true } == true
                // Code that is written together with its option.
                let isCode = optionsForCode[name]?.contains { word.text.hasPrefix($0) } == true
                if isCode, let field = word.fields.first { return field }
                continue
            }
            defer { isValue = false }
            // A time, a number and a variable are no programs either.
            guard !isValue, !isAssignment(word), word.text.first?.isNumber != true else { continue }
            if ownWords > 0 {
                ownWords -= 1
                continue
            }
            return word.fields.first
        }
        return nil
    }

    /// Returns whether xargs would paste what comes by the pipe into the code of another program.
    private static func pastesCode(_ words: ArraySlice<Word>) -> Bool {
        words.contains { ["-I", "-i"].contains($0.text.prefix(2)) || $0.text.hasPrefix("--replace") }
            && words.contains { word in
                let name = program(word)
                return shells.contains(name) || evaluators.contains(name) || languages.contains(name)
            }
    }

    /// The words that a shell takes as code: its options, and its first word behind them, which is its script or the code behind `-c`.
    private static func codeOfShell(_ words: ArraySlice<Word>) -> OwnField? {
        let operands = operands(of: words)
        return words.dropLast(max(0, operands.count - 1)).lazy.flatMap(\.fields).first
    }

    /// The words that a language takes as code: as a shell does, and each word behind an option for code.
    private static func codeOfLanguage(_ words: ArraySlice<Word>) -> OwnField? {
        let afterOptions = zip(words, words.dropFirst()).filter { takesCode($0.0.text) }
        return codeOfShell(words) ?? afterOptions.lazy.flatMap { $0.1.fields }.first
    }

    private static func takesCode(_ option: String) -> Bool {
        guard option.hasPrefix("-") else { return false }
        return option.hasPrefix("--") ? ["--eval", "--print", "--run"].contains(option) : "ceEprR".contains(option.last ?? "-")
    }

    /// The words behind the options.
    private static func operands(of words: ArraySlice<Word>) -> ArraySlice<Word> {
        var rest = words
        while let word = rest.first, word.text.hasPrefix("-") || word.text.hasPrefix("+") {
            // `-o pipefail` has a word of its own.
            let takesWord = !word.text.hasPrefix("--") && "oO".contains(word.text.last ?? "-")
            rest = rest.dropFirst(takesWord ? 2 : 1)
        }
        return rest
    }

    private static func withoutRedirections(_ words: [Word]) -> [Word] {
        var (kept, skipsNext) = ([Word](), false)
        for word in words {
            let behind = word.text.drop { $0.isNumber || $0 == "&" }
            guard !skipsNext, let first = behind.first, "<>".contains(first) else {
                if !skipsNext { kept.append(word) }
                skipsNext = false
                continue
            }
            skipsNext = word.fields.isEmpty && behind.allSatisfy { "<>&|".contains($0) }
        }
        return kept
    }

    private static func isAssignment(_ word: Word) -> Bool {
        guard let sign = word.text.firstIndex(of: "="), sign != word.text.startIndex else { return false }
        return word.text[..<sign].allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    /// The name of a program: the last part of its path, without a version, and `SHELL` of `${SHELL}`.
    private static func program(_ word: Word) -> String {
        let name = word.text.split(separator: "/").last ?? ""
        let bare = name.filter { !"${}".contains($0) }
        guard let end = bare.lastIndex(where: { !$0.isNumber && $0 != "." }), bare.count > 1 else { return String(bare) }
        let unversioned = String(bare[...end])
        return evaluators.contains(String(bare)) ? String(bare) : unversioned
    }
}

extension OwnField {
    /// Indicates whether its value is whatever somebody wrote; the others are numbers and days.
    var isAnyText: Bool { [.title, .note, .tags].contains(self) }
}
