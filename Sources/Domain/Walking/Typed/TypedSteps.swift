/// A number of steps as people type it: `3900`, `3,900 steps`, `3.9k steps`, `ten thousand steps`, `2천보`, `만 보`.
package struct TypedSteps: Hashable, Sendable {
    package var count: Int
    /// Indicates whether it says that it counts steps.
    let hasUnit: Bool

    private static let units = ["steps", "step", "걸음", "보", "s"]
    /// Below this, `s` may as well be seconds.
    private static let fewest = 300

    /// Returns nil for anything that is no number of steps.
    package init?(_ text: String) {
        let text = text.trimmed.lowercased()
        let unit = Self.units.first(where: text.hasSuffix)
        guard let count = Self.number(String(text.dropLast(unit?.count ?? 0)).trimmed, isOfSteps: unit?.count ?? 0 > 1),
            unit != "s" || count >= Self.fewest
        else {
            return nil
        }
        self.count = count
        hasUnit = unit != nil
    }

    /// - Parameter isOfSteps: whether a word says so; `3.9k` alone may as well be kilometres.
    private static func number(_ text: String, isOfSteps: Bool) -> Int? {
        guard isOfSteps, let thousands = ["k", "thousand"].first(where: text.hasSuffix) else { return TypedNumber.whole(text) }
        let number = String(text.dropLast(thousands.count)).trimmed
        let value = SpokenNumber.whole(number).map(Double.init) ?? TypedNumber.decimal(number)
        return value.flatMap { $0 < 10_000 ? Int(clamping: $0 * 1000) : nil }
    }

    /// Returns whether a character can be part of a number of steps: digits, marks of thousands, `천` and `보`.
    package static func canContain(_ character: Character) -> Bool {
        TypedNumber.isNumeral(character) || ",. 보걸음".contains(character)
    }

    /// The bound that a number of steps breaks which no walk can have, as `0 steps`; nil for every other text.
    static func brokenBound(_ text: String) -> BrokenBound? {
        let unit = units.first { $0 != "s" && text.hasSuffix($0) }
        let number = String(text.dropLast(unit?.count ?? 0)).trimmed
        if unit != nil, TypedNumber.whole(number) == 0 { return .nothing }
        let isNumber = number.allSatisfy { TypedNumber.isDigit($0) || unit != nil && ",.' ".contains($0) }
        return isNumber && number.count(where: TypedNumber.isDigit) > 7 ? .most : nil
    }
}
