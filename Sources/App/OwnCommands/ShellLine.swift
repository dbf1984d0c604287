import Common

/// A shell line with fields: `xdg-open "https://example.org/?lat={lat}"`.
///
/// A field stands for a variable of the environment, quoted as the place wants it, so that its value never is code: whatever a walk is
/// called, the shell gets it as one word and looks at none of it. Where another program would look at it as code, as within
/// `sh -c "echo {title}"`, the line is refused.
struct ShellLine: Equatable {
    let text: String
    let fields: Set<OwnField>

    /// A reason why a line is refused.
    enum Problem: Error, Equatable {
        case unknownField(String)
        /// A program of the line would take the field's value as code.
        case code(OwnField, to: String)
    }

    /// - Parameter known: the fields that there are here.
    init(_ line: String, known: [OwnField]) throws(Problem) {
        var (text, quotes, commands) = ("", ShellQuotes(), ShellCommands())
        var fields: Set<OwnField> = []
        var rest = Substring(line)
        while let character = rest.first {
            if character == "{", !quotes.isEscaped, let name = Self.name(in: rest) {
                guard let field = known.first(where: { $0.rawValue == name }) else { throw .unknownField(String(name)) }
                fields.insert(field)
                let variable = Self.variable(field)
                switch quotes.current {
                case .single: text += "'\"$\(variable)\"'"
                case .double: text += "${\(variable)}"
                case .none, .command, .backquoted: text += "\"$\(variable)\""
                }
                rest = rest.dropFirst(name.count + 2)
                commands.add(field)
                continue
            }
            text.append(character)
            rest.removeFirst()
            let before = quotes
            quotes.advance(over: character)
            commands.advance(over: character, from: before, to: quotes)
        }
        if let (field, program) = commands.codeFields().first { throw .code(field, to: program) }
        self.text = text
        self.fields = fields
    }

    /// The variable that a field's value is in.
    static func variable(_ field: OwnField) -> String { "GND_\(field.rawValue.uppercased())" }

    /// The word between braces; nil where braces mean something else, as in `${HOME}` and `{ …; }`.
    private static func name(in text: Substring) -> Substring? {
        let name = text.dropFirst().prefix { $0.isLowercase && $0.isASCII }
        guard !name.isEmpty, text.dropFirst(name.count + 1).first == "}" else { return nil }
        return name
    }
}
