import Testing
import Walking

@testable import Importers

struct StravaDateTests {
    @Test(arguments: [
        "Mar 27, 2026, 7:00:00 AM", "Mar 27, 2026, 7:00:00\u{202F}AM", "27 Mar 2026, 07:00:00", "27 mars 2026, 07:00:00",
        "2026-03-27 07:00:00", "March 27, 2026, 7:00:00 am",
    ])
    func `a date is in UTC, in the order of whoever wrote it`(_ text: String) {
        #expect(StravaDate.instant(text) == seven)
    }

    @Test func `twelve is midnight before noon and noon after it`() {
        #expect(StravaDate.instant("Mar 27, 2026, 12:00:00 AM") == seven - .seconds(7 * 3600))
        #expect(StravaDate.instant("Mar 27, 2026, 12:00:00 PM") == seven + .seconds(5 * 3600))
    }

    @Test(arguments: [
        "", "Mar 27, 2026", "Foo 27, 2026, 7:00:00 AM", "Feb 30, 2026, 7:00:00 AM", "Mar 27, 2026, 25:00:00", "Mar 27, 2026, 7:60:00 AM",
        "Mar 27, 2026, 7:00 AM", "27 Mar, 2026 noon",
    ])
    func `what is no date is none`(_ text: String) {
        #expect(StravaDate.instant(text) == nil)
    }
}
