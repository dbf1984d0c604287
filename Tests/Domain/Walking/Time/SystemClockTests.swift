import Foundation
import Testing
import Walking

struct SystemClockTests {
    /// The one test that asks the machine; an hour is room enough for whoever sets its clock meanwhile.
    @Test func `the machine's clock counts milliseconds since 1970`() {
        let now = Instant(seconds: Int64(time(nil)))
        #expect(abs((SystemClock().now - now).milliseconds) < 3_600_000)
    }
}
