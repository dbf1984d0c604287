import Phrases
import Walking

extension RoomViewModel {
    /// One's own place in the room; nil where one is not in it.
    var mine: Standing? { standings.first { $0.member.id == dependencies.account.id } }

    /// A day of one's own week, as far as it has come.
    struct WeekDay: Equatable {
        var date: CivilDate
        var counted: Int
        /// Why not all that was walked counts; empty where it does.
        var note: String
    }

    /// The days whose sum is one's own number, Monday first.
    var week: [WeekDay] {
        guard let room, let mine else { return [] }
        let monday = room.monday(on: day)
        return zip(mine.days, mine.walked).enumerated().compactMap { offset, steps in
            let date = monday.adding(days: offset)
            guard date <= day else { return nil }
            return WeekDay(date: date, counted: steps.0, note: note(on: date, counted: steps.0, walked: steps.1, in: room))
        }
    }

    private func note(on date: CivilDate, counted: Int, walked: Int, in room: Room) -> String {
        if date < room.opened { return strings.beforeRoom }
        if !room.isOpen(on: date) { return strings.afterRoom }
        return counted < walked ? strings.capped(dependencies.phrases.number(walked)) : ""
    }
}
