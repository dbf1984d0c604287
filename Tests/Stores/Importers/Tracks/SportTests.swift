import Testing
import Walking

@testable import Importers

struct SportTests {
    @Test(arguments: [
        "walking", "Walk", "OUTDOOR_WALKING", "Nordic Walking", "DogWalk", "walking.treadmill", "Spaziergang", "gehen", "marche à pied",
        "Caminata", "paseo", "Passeggiata", "Caminhada", "wandelen", "spacer", "ходьба", "yürüyüş", "걷기", "실내걷기", "강변 산책", "ウォーキング",
        "散歩", "步行", "健走",
    ])
    func `a walk is known in the languages of those who export it`(_ name: String) {
        #expect(Sport(name) == .walking)
    }

    @Test(arguments: [
        "hiking", "Hike", "Trekking", "Wandern", "Bergtour", "Randonnée", "senderismo", "escursionismo", "vandring", "wędrówka", "поход",
        "등산",
        "하이킹", "ハイキング", "登山", "徒步", "Backpacking",
    ])
    func `so is a hike`(_ name: String) {
        #expect(Sport(name) == .hiking)
    }

    @Test(arguments: [
        "1", "9", "running", "Trail Run", "TrailRun", "EBikeRide", "cycling", "Trekking bike", "paddling", "stand_up_paddling",
        "StandUpPaddling",
        "horseback_riding", "wheelchair", "Wheelchair Walk Pace", "VTT", "vélo", "randonnée à vélo", "course à pied", "natation",
        "Schwimmen",
        "Lauf", "Radfahren", "correr", "ciclismo", "nadar", "corsa", "nuoto", "corrida", "natação", "hardlopen", "fietsen", "bieganie",
        "pływanie", "rower", "бег", "плавание", "велосипед", "조깅", "달리기", "자전거", "수영", "跑步", "游泳", "骑行", "ランニング", "水泳", "サイクリング",
        "open water swimming", "Rowing", "snowshoeing",
    ])
    func `what is no walk is known, too, whatever else its name says`(_ name: String) {
        #expect(Sport(name) == .other(name))
    }

    @Test(arguments: ["", "  ", "unknown", "generic", "Workout", "GPS Track", "운동", "on_foot"])
    func `a name that says nothing is none`(_ name: String) {
        #expect(Sport(name) == .unnamed)
    }

    @Test(arguments: ["Nordic skating-ish", "geocaching", "17", "Runde", "Skateistan", "Biken? Nein", "Rucksack"])
    func `a name that is not known is kept, since a part of a word proves nothing`(_ name: String) {
        #expect(Sport(name) != .walking && Sport(name) != .hiking && Sport(name) != .unnamed)
        if name == "17" || name == "Runde" || name == "geocaching" { #expect(Sport(name) == .unknown(name)) }
    }

    @Test func `a word for everything is no proof of a walk`() {
        #expect(Sport("Other") == .anything("Other"))
        #expect(Sport("기타 운동") == .anything("기타 운동"))
        #expect(Sport(fit: 0) == .anything("generic"))
        #expect(Sport(fit: nil) == .anything(""))
        #expect(Sport(fit: 11) == .walking)
        #expect(Sport(fit: 5) == .other("swimming"))
    }

    @Test func `of two names in one file the one that is known counts`() {
        var sport = Sport.unnamed
        sport.rename(.unknown("walk_icon"))
        #expect(sport == .unknown("walk_icon"))
        sport.rename(.walking)
        sport.rename(.unknown("x"))
        sport.rename(.unnamed)
        #expect(sport == .walking)
    }
}

struct FootCadenceTests {
    private func cadence(_ perMinute: Double) -> FootCadence {
        var cadence = FootCadence()
        for _ in 0..<10 { cadence.add(perMinute: perMinute, seconds: 60) }
        return cadence
    }

    @Test(arguments: [(55.0, 1.2, 1100.0), (95, 1.3, 950), (110, 1.4, 1100), (75, 1.0, 750), (57, 1.25, 1140), (40, 0.5, 800)])
    func `whether a file counts legs or steps follows from how far a body steps`(perMinute: Double, speed: Double, steps: Double) {
        #expect(cadence(perMinute).steps(at: speed, isOfOneLeg: false) == steps)
    }

    @Test func `a format that counts one leg is believed as far as a leg goes`() {
        #expect(cadence(95).steps(at: 1.3, isOfOneLeg: true) == 1900)
        #expect(cadence(110).steps(at: 1.3, isOfOneLeg: true) == 1100)
        #expect(cadence(60).steps(at: nil, isOfOneLeg: false) == 1200)
    }

    @Test func `more steps than anybody walks are no measure`() {
        #expect(cadence(250).steps(at: 1.4, isOfOneLeg: false) == nil)
        #expect(cadence(0).steps(at: 1.4, isOfOneLeg: false) == nil)
    }

    @Test(arguments: [(0.8, 28.0), (1.5, 30), (2.13, 60), (2.2, 60), (1.0, 25)])
    func `pedals, oars and arms go further with each turn than a step does`(speed: Double, perMinute: Double) {
        #expect(!cadence(perMinute).isOfWalker(at: speed, isOfOneLeg: true))
        #expect(cadence(perMinute).isOfMachine(at: speed, isOfOneLeg: true))
    }

    @Test(arguments: [(1.25, 48.5), (1.5, 54), (0.6, 40), (2.0, 70)])
    func `a walker's cadence is a walker's`(speed: Double, perMinute: Double) {
        #expect(cadence(perMinute).isOfWalker(at: speed, isOfOneLeg: true))
        #expect(!cadence(perMinute).isOfMachine(at: speed, isOfOneLeg: true))
    }
}
