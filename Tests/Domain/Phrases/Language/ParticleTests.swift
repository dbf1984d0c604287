import Testing
import Walking

@testable import Phrases

struct ParticleTests {
    @Test(arguments: [
        ("0", "은"), ("1", "은"), ("2", "는"), ("3", "은"), ("4", "는"), ("5", "는"), ("6", "은"), ("7", "은"), ("8", "은"), ("9", "는"),
        ("10", "은"), ("100", "은"), ("1,000", "은"), ("10,000", "은"), ("12", "는"), ("100,000,000", "은"), ("1,000,000,000,000", "는"),
        ("2.0", "은"), ("4.5", "는"), ("07:40", "은"), ("09:00", "는"), ("2026-11-22", "는"),
    ])
    func `a number has the particle of the digit that is read last`(_ number: String, _ particle: String) {
        #expect(Particle.topic.after(number) == particle)
    }

    @Test(arguments: [
        ("2.6 km", "는"), ("300m", "는"), ("58 cm", "는"), ("83%", "는"), ("4.3 km/h", "는"), ("2.9 mi", "은"), ("410 ft", "는"),
        ("35분", "은"), ("1시간", "은"), ("산책 3회", "는"), ("기록 12개", "는"),
    ])
    func `a measure has the particle of its unit`(_ measure: String, _ particle: String) {
        #expect(Particle.topic.after(measure) == particle)
    }

    @Test(arguments: [
        ("GPX", "는"), ("KML", "은"), ("GND", "는"), ("iPhone", "은"), ("Google", "은"), ("Fitbit", "은"), ("Strava", "는"), ("Ann", "은"),
        ("running", "은"), ("walk", "는"), ("map", "은"), ("한강", "은"), ("별이", "는"), ("“한강”", "은"), ("/tmp/walks.gpx", "는"),
        ("散歩", "은(는)"), ("", "은(는)"), ("👑", "은(는)"),
    ])
    func `a name has the particle of how Koreans read it`(_ name: String, _ particle: String) {
        #expect(Particle.topic.after(name) == particle)
    }

    @Test func `every particle has its two forms, and 로 follows ㄹ`() {
        let all: [Particle] = [.topic, .subject, .object, .and, .by, .copula, .being]
        #expect(all.map { $0.after("3") } == ["은", "이", "을", "과", "으로", "이에요", "이라"])
        #expect(all.map { $0.after("2") } == ["는", "가", "를", "와", "로", "예요", "라"])
        #expect(all.map { $0.after("1") } == ["은", "이", "을", "과", "로", "이에요", "이라"])
    }

    @Test func `what an import kept before it broke off has the right particles`() {
        func kept(records: Int, walks: Int) -> String {
            var outcome = BatchOutcome()
            (outcome.added, outcome.walksAdded) = (records, walks)
            return Phrases(.ko).sentence(.cancelled(kept: [ImportReport(file: "a", format: "gpx", outcome: outcome)]))
        }
        #expect(kept(records: 12, walks: 3).hasPrefix("취소했어요. 그 앞의 기록 12개와 산책 3회는 저장했어요."))
        #expect(kept(records: 12, walks: 0).hasPrefix("취소했어요. 그 앞의 기록 12개는 저장했어요."))
    }
}
