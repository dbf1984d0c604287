/// Days that neither add to a streak nor break it.
package struct RestSchedule: Hashable, Sendable, Codable {
    package struct Pause: Hashable, Sendable, Codable {
        package var from: CivilDate
        package var through: CivilDate

        package init(from: CivilDate, through: CivilDate) {
            self.from = from
            self.through = through
        }
    }

    /// ISO numbers of the days of the week on which to rest.
    package var weekdays: Set<Int>
    package var pauses: [Pause]

    package init(weekdays: Set<Int> = [], pauses: [Pause] = []) {
        self.weekdays = weekdays
        self.pauses = pauses
    }

    /// Puts a pause in, in the place of another where there is one; pauses are kept in the order of their first days.
    package mutating func put(_ pause: Pause, at index: Int?) {
        if let index, pauses.indices.contains(index) { pauses.remove(at: index) }
        pauses.append(pause)
        pauses.sort { ($0.from, $0.through) < ($1.from, $1.through) }
    }

    package func contains(_ date: CivilDate) -> Bool {
        weekdays.contains(date.weekday.rawValue) || pauses(on: date)
    }

    package func pauses(on date: CivilDate) -> Bool {
        pauses.contains { $0.from <= date && date <= $0.through }
    }
}
