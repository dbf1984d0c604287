import Walking

/// A report in words, before it is laid out: the same for a terminal, a page and a screen.
package struct ReportPage: Hashable, Sendable {
    package struct Fact: Hashable, Sendable {
        package let name: String
        package let text: String
    }

    /// A bar: a day, or the median day of a week or month; of somebody who goes by minutes all minutes of it.
    package struct Row: Hashable, Sendable {
        package let label: String
        /// Steps or minutes; nil where none are known.
        package let steps: Int?
        package let text: String
        /// Zero where the bar has no goal of its own.
        package let goal: Int
        package let isReached: Bool
    }

    /// The values of a measure by day, as a picture.
    package struct Picture: Hashable, Sendable {
        package struct Dot: Hashable, Sendable {
            /// Days since the first day of the report.
            package let day: Int
            package let value: Double
        }

        /// A value that is written beside the dots.
        package struct Mark: Hashable, Sendable {
            package let value: Double
            package let text: String
        }

        package let title: String
        /// The days of the report, and the names of the first and the last one.
        package let days: Int
        package let first: String
        package let last: String
        package let dots: [Dot]
        package let lowest: Mark
        package let median: Mark
        package let highest: Mark
    }

    /// A term, its meaning, and where that is from.
    package struct Definition: Hashable, Sendable {
        package let term: String
        package let text: String
        package let source: String
    }

    package let title: String
    package let facts: [Fact]
    package let rowsTitle: String
    package let rows: [Row]
    /// The measures of gait that enough days know.
    package let pictures: [Picture]
    package let comparisonTitle: String
    package let comparisons: [Fact]
    /// The conclusions from the numbers, and their limits.
    package let sentences: [String]
    package let definitionsTitle: String
    /// For a doctor; else empty.
    package let definitions: [Definition]
}

extension ReportPage {
    /// Indicates whether any of the rows has a number.
    package var hasBars: Bool { rows.contains { $0.steps != nil } }
}
