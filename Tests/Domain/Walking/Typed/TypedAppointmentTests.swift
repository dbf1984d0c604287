import Testing

@testable import Walking

struct TypedAppointmentTests {
    /// Monday, 23 November 2026, 17:00.
    private let today = CivilDate(dayNumber: 20_780)
    private var now: Instant { Zone.utc.instant(today, hour: 17) }

    private func hours(_ text: String) -> Int64? {
        TypedAppointment(text, today: today)?.first(after: now, in: .utc).map {
            ($0.seconds - Zone.utc.instant(today, hour: 0).seconds) / 3600
        }
    }

    @Test(
        arguments: [
            ("18:00", 18), ("9:00", 33), ("tomorrow 9:00", 33), ("tomorrow at 3", 39), ("tomorrow at 3 pm", 39), ("3pm tomorrow", 39),
            ("fri 9", 4 * 24 + 9), ("friday 9:00", 4 * 24 + 9), ("on friday at 9", 4 * 24 + 9), ("monday 9:00", 7 * 24 + 9),
            ("next monday 9:00", 7 * 24 + 9), ("monday 19:00", 19), ("25 nov 9:00", 2 * 24 + 9), ("in 2 hours", 19), ("tonight 8", 20),
            ("내일 오후 3시", 39), ("내일 15시", 39), ("금요일 오후 2시", 4 * 24 + 14), ("내일 아침 9시", 33), ("내일 3시", 39), ("2시간 뒤", 19),
            ("두 시간 후에", 19), ("모레 오전 10시에", 58), ("다음 주 월요일 9:00", 7 * 24 + 9), ("오늘 저녁 8시", 20), ("11월 25일 9시", 2 * 24 + 9),
        ] as [(String, Int64)]) func `a moment ahead is read as people type it`(_ text: String, _ hours: Int64)
    {
        #expect(self.hours(text) == hours, "\(text)")
    }

    @Test(arguments: ["today 9:00", "yesterday 9:00", "어제 9:00", "2026-11-20 9:00"])
    func `a moment that is over is none ahead`(_ text: String) {
        let read = TypedAppointment(text, today: today)
        #expect(read != nil && read?.first(after: now, in: .utc) == nil)
    }

    @Test(arguments: ["", "Anna", "tomorrow", "내일 오후", "lunch 9:00", "25:00", "9:00 9:00"])
    func `anything else is no moment`(_ text: String) {
        #expect(TypedAppointment(text, today: today) == nil)
    }
}
