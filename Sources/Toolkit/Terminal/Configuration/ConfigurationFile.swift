/// A person's file of settings, a line each: `name = value`.
///
/// A line that begins with `#` is a remark, and empty lines mean nothing. A name may be set once.
///
/// ```swift
/// let file = ConfigurationFile("# mine\naccent = #8a5a2b\n", file: "sepia.theme")
/// file.settings.first?.name  // "accent"
/// file.settings.first?.place.description  // "sepia.theme:2"
/// ```
public struct ConfigurationFile: Sendable {
    /// A line that sets something.
    public struct Setting: Sendable {
        /// The text before the equals sign.
        public let name: String
        /// The text after it.
        public let value: String
        /// The place of the line.
        public let place: ConfigurationProblem.Place
    }

    /// The settings, in order.
    public private(set) var settings: [Setting] = []
    /// The problems with the lines themselves.
    public private(set) var problems: [ConfigurationProblem] = []

    /// Reads a text.
    ///
    /// - `file`: what problems call it.
    public init(_ text: String, file: String) {
        var places: [String: ConfigurationProblem.Place] = [:]
        // A file from an editor of another system ends its lines with two characters.
        for (index, raw) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let place = ConfigurationProblem.Place(file: file, line: index + 1)
            let line = raw.trimmed
            guard !line.isEmpty, line.first != "#" else { continue }
            guard let equals = line.firstIndex(of: "=") else {
                problems.append(.noAssignment(place))
                continue
            }
            let name = String(line[..<equals].trimmed)
            if let earlier = places[name] {
                problems.append(.repeated(name, place, earlier: earlier))
            } else {
                places[name] = place
                settings.append(Setting(name: name, value: String(line[line.index(after: equals)...].trimmed), place: place))
            }
        }
    }
}

extension Substring {
    /// Without blanks at either end.
    package var trimmed: Substring {
        var rest = self
        while let first = rest.first, first.isWhitespace { rest.removeFirst() }
        while let last = rest.last, last.isWhitespace { rest.removeLast() }
        return rest
    }
}
