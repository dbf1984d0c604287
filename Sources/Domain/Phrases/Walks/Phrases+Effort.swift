/// The words of effort.
extension Phrases {
    /// The levels to choose from, by their value on Borg's scale, the lightest first.
    package var effortLevels: [(value: Int, name: String)] {
        [
            (9, self(en: "Very light", ko: "아주 편해요")), (11, self(en: "Light", ko: "편해요")),
            (13, self(en: "Somewhat hard", ko: "조금 힘들어요")), (15, self(en: "Hard", ko: "힘들어요")),
            (17, self(en: "Very hard", ko: "아주 힘들어요")),
        ]
    }

    /// A level by its name, or the number on Borg's scale where it is between two.
    package func effort(_ value: Int) -> String {
        effortLevels.first { $0.value == value }?.name ?? self(en: "\(number(value)) of 20", ko: "20 중 \(number(value))")
    }
}
