import LiveWalking
import Testing
import Walking

@testable import Importers

/// The lines of a session, one by one.
struct FeedReaderTests {
    private let reader = FeedReader()

    private func line(_ text: String) -> FeedLine? { reader.line(text.utf8) }

    private func event(_ members: String) -> SessionEvent? {
        guard case .event(_, let event)? = line(#"{"t":2,"# + members + "}") else { return nil }
        return event
    }

    @Test func `a packet has its time, its sensor and its bytes`() {
        let packet = SensorPacket(time: SessionTime(milliseconds: 1250), sensor: "pad", characteristic: "2acd", bytes: [0x0A, 0xFF])
        #expect(line(#"{"t":1.25,"s":"pad","c":"2acd","x":"0aFF"}"#) == .packet(packet))
    }

    @Test(
        arguments: [
            #"{"t":1,"s":"pad","c":"2acd","x":"0"}"#, #"{"t":1,"s":"pad","c":"2acd","x":"zz"}"#, #"{"t":1,"s":"pad","c":"2acd"}"#,
            #"{"t":1,"s":"","c":"2acd","x":"00"}"#, #"{"t":1,"e":"dance"}"#, #"{"t":1,"e":"laps","by":"league"}"#, #"{"t":1}"#,
            #"{"t":1,"e":"sensor","s":"pad"}"#, #"{"t":1,"e":"battery","v":5}"#, #"{"t":1,"e":"resume"}"#,
            #"{"t":1,"e":"resume","why":"sleep"}"#, #"{"t":1,"e":"resume","why":"sleep","since":-1}"#,
            #"{"t":1,"e":"pause","why":"still"}"#,
            #"{"t":1,"e":"clock","utc":"noon"}"#, #"{"t":1,"e":"mode","mode":"crawl"}"#,
        ])
    func `a line that a later program wrote is one of unknown meaning, at its time`(_ text: String) {
        #expect(line(text) == .unknown(SessionTime(seconds: 1)))
    }

    @Test(arguments: [
        "", "{}", "not json", #"{"t":-1,"e":"end"}"#, #"{"t":"soon","e":"end"}"#, #"{"e":"end"}"#, "[1]", #"{"t":1,"e":"end""#,
    ])
    func `what has no time is no line`(_ text: String) { #expect(line(text) == nil) }

    @Test(arguments: ["604800.001", "1e7", "1e12", "1e300", "1e999", "-0.001"])
    func `a time that no walk lasts is none`(_ time: String) {
        #expect(line(#"{"t":\#(time),"e":"end"}"#) == nil)
        #expect(line(#"{"t":\#(time),"x":1}"#) == nil)
        #expect(line(#"{"t":604800,"e":"end"}"#) == .event(.longest, .end))
    }

    @Test func `a line that is too long is none, and one that is as long as may be is one`() {
        func note(_ length: Int) -> String { #"{"t":1,"e":"note","text":""# + String(repeating: "a", count: length) + #""}"# }
        let rest = note(0).utf8.count
        #expect(line(note(FeedReader.longestLine - rest)) != nil)
        #expect(line(note(FeedReader.longestLine - rest + 1)) == nil)
    }

    @Test func `the first line names the walk, its start and its zone`() {
        let id = "6F1C2B60-0D5A-4E6C-9C1D-5B8F5D0C0001"
        func header(_ step: String, zone: String = "Asia/Seoul") -> FeedHeader? {
            let text =
                #"{"gnd":"live","v":1,"id":""# + id + #"","start":"2026-11-20T07:40:00Z","zone":""# + zone + #"","step":"# + step + "}"
            guard case .header(let header)? = line(text) else { return nil }
            return header
        }
        #expect(header("0.7")?.ownStepLength == 0.7)
        #expect(header("0.7")?.zone?.id == "Asia/Seoul")
        #expect(header("0.7")?.id == WalkID(id))
        #expect(header("0.19")?.ownStepLength == nil && header("1.51")?.ownStepLength == nil && header("1.5")?.ownStepLength == 1.5)
        #expect(header("0.7", zone: "Moon/Sea")?.zone == nil)
        #expect(line(#"{"gnd":"live","id":"x","start":"2026-11-20T07:40:00Z"}"#) == nil)
        #expect(line(#"{"gnd":"live","id":""# + id + #"","start":"soon"}"#) == nil)
    }

    @Test func `keys are read as what they do`() {
        #expect(event(#""e":"pause","why":"key""#) == .pause)
        #expect(event(#""e":"resume","why":"key""#) == .resume)
        #expect(event(#""e":"resume","why":"restart","since":1.5"#) == .gap(.restart, since: SessionTime(milliseconds: 1500)))
        #expect(event(#""e":"lap","why":"km""#) == .lap(.kilometre))
        #expect(event(#""e":"laps","by":"key""#) == .laps(every: nil))
        #expect(event(#""e":"laps","by":"mile""#) == .laps(every: .mile))
        #expect(event(#""e":"tap","n":4"#) == .tapped(steps: 4))
        #expect(event(#""e":"effort","v":13"#) == .effort(13))
        #expect(event(#""e":"note","text":"cold""#) == .note("cold"))
        #expect(event(#""e":"end""#) == .end)
    }

    @Test func `what sensors and the coach did is read with its details`() {
        #expect(event(#""e":"sensor","s":"pad","on":true"#) == .connected("pad"))
        #expect(event(#""e":"sensor","s":"pad","on":false"#) == .disconnected("pad"))
        #expect(event(#""e":"battery","s":"pad","v":71"#) == .battery("pad", 71))
        #expect(event(#""e":"device","s":"pad","cadence":"strides""#) == .device(SensorDescription(name: "pad", cadence: .strides)))
        let scaled = SensorDescription(name: "pad", scale: SensorScale(1.039) ?? .exact)
        #expect(event(#""e":"device","s":"pad","scale":1.039"#) == .device(scaled))
        #expect(event(#""e":"device","s":"pad","scale":7"#) == .device(SensorDescription(name: "pad")))
        #expect(event(#""e":"cue","id":"faster","how":["voice",1,"beat"]"#) == .cue("faster", outputs: ["voice", "beat"]))
        #expect(event(#""e":"control","x":"0a","r":1"#) == .control("", bytes: [10], answer: 1))
        #expect(event(#""e":"clock","utc":"2026-11-20T07:40:00Z""#) == .clock(Instant(seconds: 1_795_160_400)))
    }

    @Test func `a plan of one's own is put together from its phases in their order`() {
        let plan = #""e":"mode","plan":"hills","phases":[["fast",60,"speed",1.4,1.6],["slow",30]],"order":[0,1,0]"#
        let fast = WalkPlan.Phase(.fast, seconds: 60, aim: .init(.speed, 1.4...1.6))
        let wanted = WalkPlan("hills", [fast, .init(.slow, seconds: 30), fast])
        #expect(event(plan) == .mode(WalkChoice(own: wanted)))
        #expect(
            event(#""e":"mode","mode":"brisk","aim":["cadence",100,110]"#) == .mode(WalkChoice(.brisk, aim: .init(.cadence, 100...110))))
    }

    @Test(
        arguments: [
            #""plan":"hills","phases":[["fast",60]],"order":[1]"#, #""plan":"hills","phases":[["fast",60]],"order":[]"#,
            #""plan":"hills","phases":[["hop",60]],"order":[0]"#, #""plan":"hills","phases":[["fast",60]]"#,
            #""phases":[["fast"]],"order":[0]"#,
        ])
    func `a plan with a part that is missing is none`(_ members: String) { #expect(event(#""e":"mode","# + members) == nil) }

    @Test func `an aim that is upside down is left out of its plan`() {
        #expect(event(#""e":"mode","mode":"brisk","aim":["cadence",110,100]"#) == .mode(WalkChoice(.brisk)))
        #expect(event(#""e":"mode","mode":"brisk","aim":["colour",100,110]"#) == .mode(WalkChoice(.brisk)))
    }
}
