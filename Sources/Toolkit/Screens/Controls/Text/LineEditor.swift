import Terminal

/// One line of text being typed: its clusters, the caret, and what is selected.
///
/// A value without a view, so that every key can be tested as a function from a line to a line. Places are counted in clusters, never in
/// bytes or scalars: a caret stands between two characters as a person sees them, and Backspace takes away a whole one, be it a letter, a
/// syllable or a family of four.
///
/// Text that is inserted is cleaned: line ends and tabs become spaces and other controls go. Clusters are counted after the text has been
/// joined, since a combining mark becomes part of the letter before it. What `kill` takes away, `yank` puts back, as in a shell; there is
/// one such text a line.
struct LineEditor: Equatable {
    private(set) var characters: [Character] = []
    /// The cluster that the caret stands before.
    private(set) var caret = 0
    /// The other end of the selection, where there is one.
    private(set) var anchor: Int?
    /// Indicates whether something was not taken for being beyond the limit, and nothing was erased since.
    private(set) var isCut = false
    private var killed: [Character] = []

    init(_ text: String = "") {
        characters = Array(text)
        caret = characters.count
    }

    var text: String { String(characters) }
    var selection: Range<Int>? {
        guard let anchor, anchor != caret else { return nil }
        return min(anchor, caret)..<max(anchor, caret)
    }

    /// Puts text where the caret is, in place of what is selected; line ends become spaces, other control characters go.
    ///
    /// Where nothing of it is accepted, what is selected stays.
    /// - Parameter limit: how many clusters there may be in all; what is beyond it is not taken.
    mutating func insert(_ text: some StringProtocol, limit: Int? = nil, where accepts: (Character) -> Bool = { _ in true }) {
        let clean = text.compactMap { character -> Character? in
            if character.isNewline || character == "\t" { return " " }
            return character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control } ? nil : character
        }.filter(accepts)
        guard !clean.isEmpty || text.isEmpty else { return }
        removeSelection()
        // A combining mark joins what is before it, so the clusters are counted in the joined text.
        let before = String(characters[..<caret] + clean)
        let rest = characters[caret...]
        var head = Array(before)
        if let limit {
            let room = max(caret, limit - rest.count)
            isCut = head.count > room
            head = Array(head.prefix(room))
        }
        characters = Array(String(head + rest))
        caret = min(head.count, characters.count)
    }

    /// Goes on in another text and keeps what was killed, as the lines of one text do.
    mutating func replace(_ text: String, caret: Int) {
        characters = Array(text)
        self.caret = min(max(0, caret), characters.count)
        anchor = nil
        isCut = false
    }

    /// Exchanges the text for another one; caret and selection stay where they are.
    mutating func exchange(for text: String) {
        characters = Array(text)
        caret = min(caret, characters.count)
        anchor = anchor.map { min($0, characters.count) }
    }

    /// Takes away what is selected, or the cluster before the caret.
    mutating func backspace() {
        if removeSelection() { return }
        guard caret > 0 else { return }
        characters.remove(at: caret - 1)
        caret -= 1
        isCut = false
        joinClusters()
    }

    /// Takes away what is selected, or the cluster behind the caret.
    mutating func deleteForward() {
        if removeSelection() { return }
        guard caret < characters.count else { return }
        characters.remove(at: caret)
        isCut = false
        joinClusters()
    }

    /// Moves the caret, as far as the text reaches.
    /// - Parameter selecting: whether what lies between is selected; without it the selection ends.
    mutating func move(to position: Int, selecting: Bool = false) {
        if selecting { anchor = anchor ?? caret } else { anchor = nil }
        caret = min(max(0, position), characters.count)
    }

    /// Selects all of the text, with the caret at its end.
    mutating func selectAll() {
        anchor = 0
        caret = characters.count
    }

    /// The place of the beginning of the word before the caret.
    var wordStart: Int {
        var place = caret
        while place > 0, !characters[place - 1].isWordPart { place -= 1 }
        while place > 0, characters[place - 1].isWordPart { place -= 1 }
        return place
    }

    /// The place after the end of the word after the caret.
    var wordEnd: Int {
        var place = caret
        while place < characters.count, !characters[place].isWordPart { place += 1 }
        while place < characters.count, characters[place].isWordPart { place += 1 }
        return place
    }

    /// Removes a range and keeps it for `yank()`.
    mutating func kill(_ range: Range<Int>) {
        let range = range.clamped(to: 0..<characters.count)
        anchor = nil
        guard !range.isEmpty else { return }
        killed = Array(characters[range])
        characters.removeSubrange(range)
        caret = range.lowerBound
        isCut = false
        joinClusters()
    }

    /// Puts back what was taken away last.
    mutating func yank(limit: Int? = nil) { insert(String(killed), limit: limit) }

    /// Exchanges the clusters before and under the caret.
    mutating func transpose() {
        guard characters.count > 1, caret > 0 else { return }
        let place = min(caret, characters.count - 1)
        characters.swapAt(place - 1, place)
        caret = place + 1
        anchor = nil
        joinClusters()
    }

    /// Takes away what is selected.
    /// - Returns: whether anything was.
    @discardableResult
    private mutating func removeSelection() -> Bool {
        defer { anchor = nil }
        guard let selection else { return false }
        characters.removeSubrange(selection)
        caret = selection.lowerBound
        isCut = false
        joinClusters()
        return true
    }

    /// Makes one cluster of what joins now that it stands together, such as a letter and a mark; the caret never stands inside of it.
    private mutating func joinClusters() {
        let joined = Array(text)
        guard joined != characters else { return }
        let scalars = characters[..<caret].reduce(0) { $0 + $1.unicodeScalars.count }
        var (place, passed) = (0, 0)
        while passed < scalars {
            passed += joined[place].unicodeScalars.count
            place += 1
        }
        (characters, caret) = (joined, place)
    }
}

extension Character {
    /// Indicates whether word-wise keys treat it as part of a word.
    fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" }
}
