import Testing
import Walking

struct RestScheduleTests {
    private let day = CivilDate(dayNumber: 20_000)

    private func pause(_ from: Int, _ through: Int) -> RestSchedule.Pause {
        RestSchedule.Pause(from: day.adding(days: from), through: day.adding(days: through))
    }

    @Test func `a changed pause takes the place of the old one, and a new one is added`() {
        var rests = RestSchedule(pauses: [pause(0, 3), pause(10, 12)])
        rests.put(pause(1, 4), at: 0)
        #expect(rests.pauses == [pause(1, 4), pause(10, 12)])
        rests.put(pause(20, 21), at: nil)
        #expect(rests.pauses == [pause(1, 4), pause(10, 12), pause(20, 21)])
        rests.put(pause(30, 31), at: 9)
        #expect(rests.pauses.count == 4)
    }

    @Test func `pauses stand in the order of their first days, wherever they are put`() {
        var rests = RestSchedule(pauses: [pause(0, 3), pause(10, 12)])
        rests.put(pause(20, 21), at: 0)
        rests.put(pause(10, 11), at: nil)
        #expect(rests.pauses == [pause(10, 11), pause(10, 12), pause(20, 21)])
    }

    @Test func `a pause holds from its first day through its last`() {
        let rests = RestSchedule(pauses: [pause(1, 2)])
        #expect((0...3).map { rests.contains(day.adding(days: $0)) } == [false, true, true, false])
    }
}
