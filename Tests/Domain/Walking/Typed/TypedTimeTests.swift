import Testing

@testable import Walking

struct TypedTimeTests {
    @Test(
        arguments: [
            ("7:40", 460), ("07:40", 460), ("0740", 460), ("23:59", 1439), ("0:00", 0), ("7am", 420), ("7 pm", 1140), ("12am", 0),
            ("12pm", 720),
            ("7:05pm", 1145), ("7시", 420), ("7시 반", 450), ("7시 5분", 425), ("오전 7시", 420), ("오후 3:20", 920), ("오후 12시", 720),
            ("오전 12시 5분", 5), ("19시", 1140),
            (" 7:40 ", 460), ("7:40PM", 1180),
        ])
    func `a time of the day is read as people write it`(_ text: String, _ minutes: Int) {
        #expect(TypedTime(text)?.minutes == minutes)
    }

    @Test(
        arguments: [
            "", "7", "24:00", "7:60", "7:5", "740", "25시", "13pm", "0am", "오후 0시", "오전 13시", "-7:00", "7:40:00", "7시 5", "시", "반", "７:40",
            "am", "7.40",
        ])
    func `what is no time of the day is not read as one`(_ text: String) {
        #expect(TypedTime(text) == nil)
    }

    @Test(arguments: [("7:40", false), ("0740", false), ("7am", true), ("7시", true), ("오후 3:20", true)])
    func `some can mean nothing else`(_ text: String, _ isUnmistakable: Bool) {
        #expect(TypedTime(text)?.isUnmistakable == isUnmistakable)
    }

    @Test func `every minute is written so that it can be read again`() {
        for minutes in 0..<1440 {
            let time = TypedTime(minutes: minutes)
            #expect(TypedTime(time.description)?.minutes == minutes)
            #expect(time.description.count == 5)
        }
    }

    @Test func `a time of the day lies where one was on that day`() throws {
        let (seoul, berlin) = (try #require(Zone("Asia/Seoul")), try #require(Zone("Europe/Berlin")))
        let date = try #require(CivilDate("2026-11-21"))
        let zones = ZoneTimeline(home: seoul, periods: [.init(from: date, through: date, zone: berlin)])
        let time = try #require(TypedTime("7:40"))
        #expect(time.instant(on: date, in: zones) == berlin.instant(date, hour: 7, minute: 40))
        #expect(time.instant(on: date.adding(days: 1), in: zones) == seoul.instant(date.adding(days: 1), hour: 7, minute: 40))
        #expect(TypedTime(berlin, at: time.instant(on: date, in: zones)).minutes == 460)
    }
}
