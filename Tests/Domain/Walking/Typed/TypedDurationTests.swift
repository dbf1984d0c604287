import Testing

@testable import Walking

struct TypedDurationTests {
    @Test(
        arguments: [
            ("30", 1800), ("30m", 1800), ("30 min", 1800), ("30 minutes", 1800), ("90 mins", 5400), ("1h", 3600), ("1 hour", 3600),
            ("2 hrs", 7200),
            ("1h 5m", 3900), ("1h5", 3900), ("1h05m", 3900), ("1.5h", 5400), ("1,5 h", 5400), ("0:45", 2700), ("1:05", 3900),
            ("12:30", 45_000),
            ("45s", 45), ("5m 30s", 330), ("1h 2m 3s", 3723), ("30분", 1800), ("1시간", 3600), ("1시간 5분", 3900), ("한 시간", 3600),
            ("두시간 반", 9000),
            ("삼십 분", 1800), ("서른 분", 1800), ("쉰 분", 3000), ("열 분", 600), ("스무 분", 1200), ("아흔 분", 5400), ("서른다섯 분", 2100),
            ("열한 시간", 39_600),
            ("twenty minutes", 1200), ("forty-five min", 2700), ("thirty five minutes", 2100), ("30초", 30), ("1-hour", 3600),
            ("30 M", 1800),
        ])
    func `a time is read as people say it`(_ text: String, _ seconds: Int) {
        #expect(TypedDuration(text)?.seconds == seconds)
    }

    @Test(
        arguments: [
            "", "0", "0m", "m", "h", "-5", "5x", "1:5", "1:60", "100:00", "1h 60m", "1h 500m", "5m 1h", "1h 1h", "1.5.5h", "반", "1h2h",
            "::", "tens", "fours", "1e9h", "999999999h",
            "5 604",
        ])
    func `what is no time is not read as one`(_ text: String) {
        #expect(TypedDuration(text) == nil)
    }

    @Test(arguments: [("30", false), ("0:30", false), ("30m", true), ("한 시간", true)])
    func `a number alone may mean something else`(_ text: String, _ hasUnits: Bool) {
        #expect(TypedDuration(text)?.hasUnits == hasUnits)
    }

    @Test(arguments: [(0, 1), (29, 1), (30, 1), (89, 1), (90, 2), (3599, 60), (3600, 60)])
    func `a time is written in whole minutes, at least one`(_ seconds: Int, _ minutes: Int) {
        #expect(TypedDuration(.seconds(seconds)).minutes == minutes)
    }

    @Test func `what is written is read again`() {
        for minutes in 1...5000 {
            let written = TypedDuration(.seconds(minutes * 60)).description
            #expect(TypedDuration(written)?.minutes == minutes, "\(written)")
        }
    }
}
