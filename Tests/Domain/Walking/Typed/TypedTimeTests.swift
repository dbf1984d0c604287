import Testing

@testable import Walking

struct TypedTimeTests {
    @Test(
        arguments: [
            ("7:40", 460), ("07:40", 460), ("0740", 460), ("23:59", 1439), ("0:00", 0), ("7am", 420), ("7 pm", 1140), ("12am", 0),
            ("12pm", 720),
            ("7:05pm", 1145), ("7시", 420), ("7시 반", 450), ("7시 5분", 425), ("오전 7시", 420), ("오후 3:20", 920), ("오후 12시", 720),
            ("오전 12시 5분", 5), ("19시", 1140),
            (" 7:40 ", 460), ("7:40PM", 1180), ("7:40 p.m.", 1180),
            ("저녁 7시", 1140), ("저녁7시 반", 1170), ("밤 10시", 1320), ("밤 12시", 0), ("밤 1시", 60), ("낮 1시", 780), ("낮 12시", 720), ("낮 11시", 660),
            ("점심 12시 반", 750), ("새벽 2시", 120), ("아침 7시", 420), ("저녁 19시", 1140), ("저녁 7:40", 1180), ("정오", 720), ("자정", 0),
            ("일곱 시 반", 450), ("저녁 일곱시", 1140), ("열두 시 삼십 분", 750), ("7 in the evening", 1140), ("7:30 in the morning", 450),
            ("10 at night", 1320), ("1 at night", 60), ("2 in the afternoon", 840), ("7 o'clock", 420), ("seven pm", 1140),
            ("half past seven", 450), ("half past 7 in the evening", 1170), ("quarter to eight", 465), ("a quarter past 7", 435),
            ("ten to one", 770),
            ("noon", 720), ("midnight", 0),
        ])
    func `a time of the day is read as people write it`(_ text: String, _ minutes: Int) {
        #expect(TypedTime(text)?.minutes == minutes)
    }

    @Test(
        arguments: [
            "", "7", "24:00", "7:60", "7:5", "740", "25시", "13pm", "0am", "오후 0시", "오전 13시", "-7:00", "7:40:00", "7시 5", "시", "반", "７:40",
            "am", "7.40", "아침", "저녁", "저녁 12시", "아침 19시", "오전 19시", "일시", "half past", "half to seven", "30 to 40", "seven",
        ])
    func `what is no time of the day is not read as one`(_ text: String) {
        #expect(TypedTime(text) == nil)
    }

    @Test(arguments: [("7:40", false), ("0740", false), ("7am", true), ("7시", true), ("오후 3:20", true)])
    func `some can mean nothing else`(_ text: String, _ isUnmistakable: Bool) {
        #expect(TypedTime(text)?.isUnmistakable == isUnmistakable)
    }

    @Test(arguments: [("밤 12시", true), ("밤 1시", true), ("midnight", true), ("밤 11시", false), ("새벽 1시", false), ("00:10", false)])
    func `a night goes on into the next day`(_ text: String, _ isNextDay: Bool) {
        #expect(TypedTime(text)?.isNextDay == isNextDay)
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
