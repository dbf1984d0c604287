/// One thing that is wrong in a person's key file or theme file, and where.
///
/// Each names the place as compilers do, so that an editor can go there, and has a sentence in English for a person.
public enum ConfigurationProblem: Error, Hashable, Sendable {
    /// A place in a file.
    public struct Place: Hashable, Sendable, CustomStringConvertible {
        /// The file as the person named it.
        public let file: String
        /// Counted from one.
        public let line: Int

        /// The place as editors and compilers write it: `keys:3`.
        public var description: String { "\(file):\(line)" }
    }

    /// The file cannot be read, or is no text.
    case unreadable(file: String)
    /// A line that is no `name = value`.
    case noAssignment(Place)
    /// The value says nothing here: `hyper-e` is no key, `#12` is no colour.
    case badValue(String, Place)
    /// There is nothing of that name to set; the suggestion is what may have been meant.
    case unknownName(String, Place, suggestion: String?)
    /// The name was set before.
    case repeated(String, Place, earlier: Place)
    /// The key belongs to another command, given to it by the file (at a place) or by the program (nil).
    case taken(key: String, name: String, Place, by: String, at: Place?)
    /// The key is the program's before anyone's, so that no command can have it: it quits, repaints or suspends.
    case reserved(key: String, name: String, Place)
    /// Something that is known must not stand where it does, for a reason.
    case misplaced(String, Place, reason: String)
}

extension ConfigurationProblem: CustomStringConvertible {
    /// The line that it is about; 0 where it is about the whole file.
    package var line: Int {
        switch self {
        case .unreadable: 0
        case .noAssignment(let place), .badValue(_, let place), .unknownName(_, let place, _), .repeated(_, let place, _),
            .taken(_, _, let place, _, _), .reserved(_, _, let place), .misplaced(_, let place, _):
            place.line
        }
    }

    /// A sentence in English, with every place that has a part in it.
    public var description: String {
        switch self {
        case .unreadable(let file): "\(file) cannot be read as text"
        case .noAssignment(let place): "\(place): expected `name = value`"
        case .badValue(let value, let place): "\(place): `\(value)` means nothing here"
        case .unknownName(let name, let place, let suggestion):
            "\(place): there is no `\(name)`" + (suggestion.map { "; did you mean `\($0)`?" } ?? "")
        case .repeated(let name, let place, let earlier): "\(place): \(name) was already set at \(earlier)"
        case .taken(let key, let name, let place, let other, let otherPlace):
            "\(place): `\(key)` for \(name) is already the key of \(other)" + (otherPlace.map { " at \($0)" } ?? "")
        case .reserved(let key, let name, let place):
            "\(place): `\(key)` for \(name) is reserved: it quits, repaints or suspends everywhere"
        case .misplaced(let name, let place, let reason): "\(place): `\(name)` must not stand here: \(reason)"
        }
    }
}

/// Everything that is wrong in a person's file, at once, so that it can be put right in one go.
public struct ConfigurationError: Error, Hashable, Sendable {
    /// The problems; never empty.
    public let problems: [ConfigurationProblem]

    /// Gathers problems.
    public init(problems: [ConfigurationProblem]) { self.problems = problems }
}
