import Testing

@testable import LiveWalking

struct SessionTimeTests {
    @Test func `a time is whole milliseconds, never before the start and never beyond the longest walk`() {
        #expect(SessionTime(seconds: 1.2346).milliseconds == 1235)
        #expect(SessionTime(seconds: -1) == .zero)
        #expect(SessionTime(seconds: .nan) == .zero)
        #expect(SessionTime(milliseconds: .min) == .zero)
        #expect(SessionTime(seconds: .infinity) == .zero)
        #expect(SessionTime(seconds: 1e300) == SessionTime(milliseconds: .max))
        #expect(SessionTime(milliseconds: .max) + 1e9 == SessionTime(milliseconds: .max))
        #expect(SessionTime.longest.seconds == 7 * 86_400 && SessionTime(milliseconds: .max) == .longest)
    }

    @Test func `the difference of two times is in seconds and may be negative`() {
        #expect(SessionTime(seconds: 3) - SessionTime(seconds: 1.5) == 1.5)
        #expect(SessionTime(seconds: 1.5) - SessionTime(seconds: 3) == -1.5)
    }
}
