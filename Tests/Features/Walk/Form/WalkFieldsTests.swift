import Phrases
import Testing
import Walking

@testable import Walk

struct WalkFieldsTests {
    private let zones = ZoneTimeline(home: WalkWorld.seoul)
    private let now = WalkWorld.now

    @Test(arguments: [
        ("35", 35), ("35m", 35), (" 35 min ", 35), ("1:10", 70), ("1h10", 70), ("1h 10m", 70), ("2h", 120), ("1시간 10분", 70), ("35분", 35),
    ])
    func `a duration is read as people write it`(_ text: String, _ minutes: Int) {
        #expect(TypedDuration(text)?.minutes == minutes)
    }

    @Test(arguments: ["", "0", "soon", "1:5", "1:75", "-5", "5x", "h", "3.5"])
    func `what is no duration is none`(_ text: String) {
        #expect(TypedDuration(text) == nil)
    }

    @Test(arguments: [("2.7", 2700.0), ("2,7 km", 2700), ("800 m", 800), ("800m", 800), ("12km", 12_000)])
    func `a distance is read as people write it`(_ text: String, _ metres: Double) throws {
        #expect(abs(try #require(TypedDistance(text)).metres - metres) < 0.001)
    }

    @Test(arguments: ["", "0", "far", "-3", "2.7.1", "1e9", "9999999"])
    func `what is no distance is none`(_ text: String) {
        #expect(TypedDistance(text) == nil)
    }

    @Test(arguments: [(2700.0, "2.7"), (3000, "3"), (2750, "2.75"), (2050, "2.05"), (612, "0.61")])
    func `a distance is written without needless zeros`(_ metres: Double, _ text: String) {
        #expect(TypedDistance(metres: metres).description == text)
    }

    @Test(arguments: [("07:40", "07:40"), ("7:40", "07:40"), ("0740", "07:40"), ("23:59", "23:59")])
    func `a time is read as people write it`(_ text: String, _ clean: String) {
        #expect(TypedTime(text)?.description == clean)
    }

    @Test(arguments: ["", "24:00", "7", "07:4", "ab:cd", "12:60", "1:2:3"])
    func `what is no time is none`(_ text: String) {
        #expect(TypedTime(text) == nil)
    }

    @Test(arguments: [("3900", 3900), ("3,900", 3900), (" 3 900 ", 3900)])
    func `steps may have their thousands marked`(_ text: String, _ count: Int) {
        #expect(TypedSteps(text)?.count == count)
    }

    @Test func `a new walk has just ended, whatever its length`() {
        var fields = WalkFields(endingAt: now, in: zones)
        #expect((fields.date, fields.time) == ("2026-11-21", "18:30"))
        fields.duration = "19h"
        fields.end(at: now, in: zones)
        #expect((fields.date, fields.time) == ("2026-11-20", "23:30"))
    }

    @Test func `every field says what is wrong with it`() {
        var fields = WalkFields()
        fields.date = "tomorrow"
        fields.time = "soon"
        fields.duration = "long"
        fields.steps = "many"
        fields.distance = "far"
        #expect(
            fields.problems(now: now, zones: zones) == [
                .date: .badDate, .time: .badTime, .duration: .badDuration, .steps: .badSteps, .distance: .badDistance,
            ])
        #expect(fields.read(in: zones) == nil)
    }

    @Test func `what cannot have happened is refused where it was typed`() {
        var fields = WalkFields(endingAt: now, in: zones)
        fields.duration = "10"
        #expect(fields.problems(now: now, zones: zones) == [.time: .endsInFuture(end: now + .seconds(600))])
        fields.end(at: now, in: zones)
        fields.steps = "90000"
        fields.distance = "100"
        #expect(fields.problems(now: now, zones: zones) == [.steps: .tooFast, .distance: .tooFast])
        (fields.steps, fields.distance) = ("100", "1")
        #expect(fields.problems(now: now, zones: zones) == [.distance: .badStepLength])
        (fields.steps, fields.distance) = ("1000", "0.7")
        #expect(fields.problems(now: now, zones: zones).isEmpty)
        fields = WalkFields(endingAt: now, in: zones)
        fields.date = "2026-11-22"
        fields.duration = "10"
        #expect(fields.problems(now: now, zones: zones) == [.date: .inFuture])
    }

    @Test func `steps alone are enough, and say how long they take`() {
        var fields = WalkFields(endingAt: now, in: zones)
        fields.steps = "3천보"
        fields.end(at: now, in: zones)
        #expect(fields.problems(now: now, zones: zones).isEmpty && fields.time == "18:00")
        #expect(fields.read(in: zones)?.duration == .seconds(1800) && fields.read(in: zones)?.steps == 3000)
        #expect(fields.reading(of: .duration, Phrases(.ko)) == "30분")
        fields.distance = "1.5"
        #expect(fields.reading(of: .distance, Phrases(.ko)) == "1.5 km")
        fields.distance = "1.5 km"
        #expect(fields.reading(of: .distance, Phrases(.ko)) == nil)
        fields.distance = ""
        fields.duration = "soon"
        #expect(fields.problems(now: now, zones: zones) == [.duration: .badDuration])
    }

    @Test(arguments: [("저녁 7시", "19:00"), ("오후 3:20", "15:20"), ("7 pm", "19:00"), ("밤 10시 반", "22:30")])
    func `a start may name the part of the day`(_ text: String, _ clean: String) {
        #expect(TypedTime(text)?.description == clean)
    }

    @Test func `a walk that is opened and not changed stays what it is`() throws {
        let walk = WalkWorld.walks[0]
        let draft = try #require(WalkFields(walk).read(in: ZoneTimeline(home: walk.zone)))
        #expect(draft.start == walk.start)
        #expect(draft.duration == walk.duration)
        #expect(draft.steps == walk.steps)
        #expect(draft.distance == walk.distance)
        #expect((draft.title, draft.note) == (walk.title, walk.note))
    }

    @Test(arguments: [
        ("#loop river", ["loop", "river"]), ("loop, river ,#loop", ["loop", "river"]), ("#\"two words\" x", ["two words", "x"]),
        ("# ,", []),
    ])
    func `tags are read as people write them`(_ text: String, _ tags: [String]) {
        #expect(TypedTags(text).tags == tags)
        #expect(TypedTags(TypedTags(text).description).tags == tags)
    }

    @Test func `what begins with the sign of a tag is one in a title, too`() {
        var fields = WalkFields(endingAt: now, in: zones)
        (fields.duration, fields.title, fields.tags) = ("35", "Along #loop the river #한강", "#morning #loop")
        fields.end(at: now, in: zones)
        let draft = fields.read(in: zones)
        #expect(draft?.title == "Along the river")
        #expect(draft?.tags == ["morning", "loop", "한강"])
        #expect(fields.reading(of: .title, Phrases(.en)) == "Along the river · #loop #한강")
        fields.title = "Number # 5"
        #expect(fields.read(in: zones)?.title == "Number # 5")
    }

    /// The walk that the form reads from its fields, and the shell from one line.
    private func readings(_ line: String, _ fill: (inout WalkFields) -> Void) throws -> (form: WalkDraft, shell: WalkDraft) {
        var fields = WalkFields(endingAt: now, in: zones)
        let time = fields.time
        fill(&fields)
        if fields.time == time { fields.end(at: now, in: zones) }
        return (try #require(fields.read(in: zones)), try ParseEntry(zones: zones, now: now)(line).draft)
    }

    @Test(arguments: [
        "35m", "35 min", "30 minutes", "1h10", "1h 10m", "1:10", "1.5 h", "1,5 h", "half an hour", "35분", "1시간 10분", "한 시간 반", "한시간",
    ])
    func `a duration is read alike in the form and in the shell`(_ text: String) throws {
        let (form, shell) = try readings(text) { $0.duration = text }
        #expect(form.duration == shell.duration && form.start == shell.start, "\(form) \(shell)")
    }

    @Test(arguments: ["3900", "3,900", "3900 steps", "만 보", "3900걸음", "2천보"])
    func `steps are read alike in the form and in the shell`(_ text: String) throws {
        let (form, shell) = try readings("90m " + text) { ($0.duration, $0.steps) = ("90m", text) }
        #expect(form.steps == shell.steps && form.steps != nil, "\(form) \(shell)")
    }

    @Test(arguments: ["2.6 km", "2,6km", "2 miles", "1,5mi", "800 m", "2.6킬로미터"])
    func `a distance is read alike in the form and in the shell`(_ text: String) throws {
        let (form, shell) = try readings("1h10 " + text) { ($0.duration, $0.distance) = ("1h10", text) }
        #expect(form.distance == shell.distance && form.distance != nil, "\(form) \(shell)")
    }

    @Test(arguments: ["07:40", "7:40 am", "아침 7시"])
    func `a start is read alike in the form and in the shell`(_ text: String) throws {
        let (form, shell) = try readings("35m " + text) { ($0.duration, $0.time) = ("35m", text) }
        #expect(form.start == shell.start, "\(form) \(shell)")
    }
}
