import Clubs
import Testing
import Walking

struct MemberDaysTests {
    private let date = CivilDate(dayNumber: 20_773)
    private var known: [CivilDate: Int] { [date: 100, date.adding(days: 1): 200] }

    private func applied(_ days: [CivilDate: Int?], isWhole: Bool) -> [CivilDate: Int] {
        MemberDays(revision: Revision(rawValue: 2), days: days, isWhole: isWhole).applied(to: known)
    }

    @Test func `a change sets its days and leaves the others`() {
        #expect(
            applied([date: 150, date.adding(days: 2): 5], isWhole: false) == [
                date: 150, date.adding(days: 1): 200, date.adding(days: 2): 5,
            ])
    }

    @Test func `a day that is taken back is gone, also one that was not known`() {
        #expect(applied([date: nil, date.adding(days: 9): nil], isWhole: false) == [date.adding(days: 1): 200])
    }

    @Test func `all days replace those that were known`() {
        #expect(applied([date: 7], isWhole: true) == [date: 7])
        #expect(applied([:], isWhole: true).isEmpty)
    }

    @Test func `no change is none`() {
        #expect(applied([:], isWhole: false) == known)
    }
}
