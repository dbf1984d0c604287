extension Theme {
    /// Reads a theme file.
    ///
    /// A line sets a role: `accent = #5FD7AF`, `selection = #06201A on 14 bold`, `title = default bold`. A colour is `#RRGGBB`, a
    /// number of the terminal's palette, or `default`. `name = night` names the theme, and `base = light` says which built-in theme
    /// gives the roles that are not set (the dark one without it).
    ///
    /// ```swift
    /// do {
    ///     let theme = try Theme("accent = #8a5a2b bold", file: "sepia.theme")
    ///     print(theme[.accent])
    /// } catch {
    ///     for problem in error.problems { print(problem) }  // sepia.theme:1: …
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - text: what the file holds.
    ///   - file: what problems call it.
    /// - Throws: `ConfigurationError` with everything that is wrong; then none of it holds.
    public init(_ text: String, file: String) throws(ConfigurationError) {
        let content = ConfigurationFile(text, file: file)
        var problems = content.problems
        self = Theme.dark
        // The base first, wherever it stands.
        if let setting = content.settings.first(where: { $0.name == "base" }) {
            if let base = Theme.builtIn.first(where: { $0.name == setting.value }) {
                self = base
            } else {
                problems.append(.badValue(setting.value, setting.place))
            }
        }
        name = "own"
        for setting in content.settings where setting.name != "base" {
            if setting.name == "name", !setting.value.isEmpty {
                name = setting.value
            } else if let number = Role.names.firstIndex(of: setting.name) {
                switch Entry.reading(setting.value) {
                case .success(let entry): self[Role(rawValue: UInt8(number))] = entry
                case .failure(let wrong): problems.append(.badValue(wrong.word, setting.place))
                }
            } else {
                let names = ["name", "base"] + Role.names
                let suggestion = names.first { $0.lowercased() == setting.name.lowercased() }
                problems.append(.unknownName(setting.name, setting.place, suggestion: suggestion))
            }
        }
        guard problems.isEmpty else { throw ConfigurationError(problems: problems) }
    }
}

extension Theme.Entry {
    /// The word in an entry that means nothing.
    fileprivate struct Wrong: Error { var word: String }

    fileprivate static func reading(_ text: String) -> Result<Theme.Entry, Wrong> {
        var entry = Theme.Entry()
        var words = text.split(separator: " ").map(String.init)[...]
        guard let first = words.popFirst(), let foreground = Color(fileName: first) else { return .failure(Wrong(word: text)) }
        entry.foreground = foreground
        while let word = words.popFirst() {
            if word == "on", let name = words.popFirst() {
                guard let background = Color(fileName: name) else { return .failure(Wrong(word: name)) }
                entry.background = background
            } else if let attribute = Attributes.names[word] {
                entry.attributes.insert(attribute)
            } else {
                return .failure(Wrong(word: word))
            }
        }
        return .success(entry)
    }
}

extension Attributes {
    fileprivate static let names: [String: Attributes] = [
        "bold": .bold, "dim": .dim, "italic": .italic, "underline": .underline, "reverse": .reverse, "strikethrough": .strikethrough,
    ]
}
