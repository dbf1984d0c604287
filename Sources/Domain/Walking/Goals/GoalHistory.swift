/// The goals a person has had, each with the day from which it held, so that an old streak is judged by the old goal.
package struct GoalHistory: Hashable, Sendable, Codable {
    package struct Change: Hashable, Sendable, Codable {
        package var from: CivilDate
        package var goal: Goal

        package init(from: CivilDate, goal: Goal) {
            self.from = from
            self.goal = goal
        }
    }

    /// Sorted by date, at most one a day.
    package private(set) var changes: [Change]

    package init(_ changes: [Change] = []) {
        self.changes = []
        for change in changes { set(change.goal, from: change.from) }
    }

    /// The goal that held on a day: the default did before the person set the first one.
    package func goal(on date: CivilDate) -> Goal {
        changes.last { $0.from <= date }?.goal ?? Goal()
    }

    package func steps(on date: CivilDate) -> Int {
        goal(on: date).steps(on: date.weekday)
    }

    package mutating func set(_ goal: Goal, from date: CivilDate) {
        changes.removeAll { $0.from == date }
        let index = changes.firstIndex { $0.from > date } ?? changes.endIndex
        changes.insert(Change(from: date, goal: goal), at: index)
    }
}
