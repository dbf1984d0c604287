extension SegmentedField {
    /// `2026-11-21`, `2026. 11. 21.` or `20261121` as parts; nil for anything else.
    func read(_ text: String) -> [Int]? {
        var text = text.filter { !$0.isWhitespace }
        if text.last == "." { text.removeLast() }
        var groups = text.split(omittingEmptySubsequences: false) { $0 == "-" || Self.signs.contains($0) }
        if groups.count == 1, text.count == widths.reduce(0, +) {
            groups = widths.map { width in
                defer { text.removeFirst(width) }
                return text.prefix(width)
            }
        }
        guard groups.count == widths.count else { return nil }
        var numbers: [Int] = []
        for (part, group) in groups.enumerated() {
            // A year of two digits could be any century's.
            let isWhole = widths[part] > 2 ? group.count == widths[part] : (1...widths[part]).contains(group.count)
            guard isWhole, group.allSatisfy({ $0.isASCII && $0.isWholeNumber }), let number = Int(group), range(of: part).contains(number)
            else { return nil }
            numbers.append(number)
        }
        return numbers
    }
}
