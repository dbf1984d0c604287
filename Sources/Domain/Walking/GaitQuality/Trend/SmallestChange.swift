/// The smallest change of a measure that is worth a word: by a study, or by what one's own weeks differ without any change.
package struct SmallestChange: Hashable, Sendable {
    package enum Basis: Hashable, Sendable {
        /// A study in which people noticed it, or gained by it.
        case study(GaitStudy)
        /// `1.96 √2` times the spread of what is compared, weeks or months, around its line: two of them differ by less in 19 of 20 cases (the smallest
        /// detectable difference, as in the study). For measures of which no study says what matters.
        case ownSpread(GaitStudy)
    }

    package let value: Double
    package let basis: Basis

    /// Indicates whether a study says it.
    package var isPublished: Bool {
        if case .study = basis { true } else { false }
    }

    /// The number of a study; nil where none was found.
    ///
    /// Of Kwon's 0.03 to 0.05 m/s it is the greater. Six minutes: of the 25, 26 and 54 metres that were published for people with lung
    /// disease the greatest.
    package static func published(_ measure: GaitMeasure) -> SmallestChange? {
        switch measure {
        case .speed: SmallestChange(value: 0.05, basis: .study(.kwon))
        case .sixMinuteWalk: SmallestChange(value: 54, basis: .study(.respiratoryCare))
        default: nil
        }
    }

    /// Computes it from the spread of points around a line: the median distance from it, times 1.4826, which makes it a standard deviation.
    package static func own(_ points: [TheilSen.Point], around line: TheilSen) -> SmallestChange? {
        guard let spread = points.map({ abs($0.y - line.value(at: $0.x)) }).median else { return nil }
        return SmallestChange(value: 1.96 * 2.0.squareRoot() * 1.4826 * spread, basis: .ownSpread(.smallestDetectable))
    }
}
