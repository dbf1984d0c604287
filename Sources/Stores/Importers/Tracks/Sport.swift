import Walking

/// The activity of a person, as far as a file tells it: the one place that decides what counts as a walk.
enum Sport: Hashable {
    case walking, hiking
    /// A bicycle tour, a run, a swim: no walk, and never counted as one.
    case other(String)
    /// An activity without a name, so that its pace decides.
    case unnamed
    /// The word of a recorder for all that it has no word for, as `Other` in TCX: a walk, a swim or a row alike, so that pace alone
    /// proves nothing.
    case anything(String)
    /// A name that is not known here; only the person can say what it was.
    case unknown(String)

    var isWalk: Bool { self == .walking || self == .hiking }

    /// Reads the activity from a free text, in the words that apps write in the languages of their users.
    init(_ text: String) {
        let text = text.trimmingSpaces
        let words = Self.words(text)
        let known = SportWords.self
        if words.contains(where: known.others.contains) || known.isWritten(known.otherStems, in: text) || known.numbers.contains(text) {
            self = .other(text)
        } else if words.contains(where: known.hikes.contains) || known.isWritten(known.hikeStems, in: text) {
            self = .hiking
        } else if words.contains(where: known.walks.contains) || known.isWritten(known.walkStems, in: text) {
            self = .walking
        } else if words.allSatisfy(known.nothing.contains) {
            self = .unnamed
        } else if words.allSatisfy({ known.anything.contains($0) || known.nothing.contains($0) }) {
            self = .anything(text)
        } else {
            self = .unknown(text)
        }
    }

    /// The name that is better of two in one file: what is known before what is not, else the later one.
    mutating func rename(_ later: Sport) {
        switch later {
        case .unnamed: break
        case .unknown, .anything: if case .unnamed = self { self = later }
        case .walking, .hiking, .other: self = later
        }
    }

    /// The name that the file has for it; empty where it does not say.
    var name: String {
        switch self {
        case .walking: "walking"
        case .hiking: "hiking"
        case .other(let name), .anything(let name), .unknown(let name): name
        case .unnamed: ""
        }
    }

    /// Splits a text in small letters where a letter does not follow a letter, and inside of `TrailRun`.
    private static func words(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var wasSmall = false
        for character in text.prefix(200) {
            if !character.isLetter || (character.isUppercase && wasSmall) {
                if !word.isEmpty { words.append(word) }
                word = ""
            }
            if character.isLetter { word += character.lowercased() }
            wasSmall = character.isLowercase
        }
        if !word.isEmpty { words.append(word) }
        return words.isEmpty && text.contains(where: \.isNumber) ? [text] : words
    }
}

extension String {
    /// Without spaces and line ends at both sides.
    var trimmingSpaces: String {
        let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "\r" || $0 == "\r\n" }
        guard let first = firstIndex(where: { !isSpace($0) }), let last = lastIndex(where: { !isSpace($0) }) else { return "" }
        return String(self[first...last])
    }
}
