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
