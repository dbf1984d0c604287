/// The shades of a year for somebody who goes by minutes: steps of the minutes that a day was walked.
///
/// Nobody asks for a number of minutes of a day, so none of them says that a goal was reached.
package enum MinutesShade {
    /// The minutes below which each shade but the last ends.
    package static let limits = [15, 30, 60]

    /// The shade of a day, from 0 (no walk) to 4 (an hour and more).
    package static func level(_ minutes: Int?) -> Int {
        guard let minutes else { return 0 }
        return 1 + limits.count { minutes >= $0 }
    }
}
