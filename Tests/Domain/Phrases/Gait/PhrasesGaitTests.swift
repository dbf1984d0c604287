import Testing
import Walking

@testable import Phrases

struct PhrasesGaitTests {
    private let en = Phrases(.en)
    private let ko = Phrases(.ko)
    private let miles = Phrases(.en, units: .imperial)

    @Test(
        arguments: [
            (GaitMeasure.speed, 1.314, "4.73 km/h", "4.73 km/h"), (.stepLength, 0.614, "61.4 cm", "61.4 cm"),
            (.cadence, 111.6, "112 steps/min", "112걸음/분"), (.walkRatio, 0.0058, "0.58 cm per step/min", "0.58 cm/(걸음/분)"),
            (.doubleSupport, 0.2714, "27.1%", "27.1%"), (.stairAscent, 0.4, "0.40 m/s", "0.40 m/s"),
            (.briskMinutes, 31.2, "31 min", "31분"), (.briskHeartRate, 104.4, "104 beats/min", "분당 104회"),
            (.sixMinuteWalk, 512, "512 m", "512 m"), (.stanceTime, 0.6503, "650 ms", "650 ms"),
            (.verticalOscillation, 0.0421, "4.2 cm", "4.2 cm"),
        ])
    func `a measure has its unit`(_ measure: GaitMeasure, _ value: Double, _ english: String, _ korean: String) {
        #expect(en.value(value, of: measure) == english && ko.value(value, of: measure) == korean)
    }

    @Test func `a measure has the person's units`() {
        #expect(miles.value(1.2192, of: GaitMeasure.speed) == "2.73 mph" && miles.value(0.6096, of: GaitMeasure.stepLength) == "24.0 in")
        #expect(miles.difference(-0.0254, of: .stepLength) == "−1.0 in")
    }

    @Test(arguments: [(0.061, "+0.22 km/h"), (-0.061, "−0.22 km/h"), (0.001, "0.00 km/h"), (-0.001, "0.00 km/h")])
    func `a difference has its sign`(_ change: Double, _ text: String) {
        #expect(en.difference(change, of: .speed) == text)
    }

    @Test func `shares differ by points, and not by a share`() {
        #expect(en.difference(-0.0217, of: .doubleSupport) == "−2.2 points" && ko.difference(0.0217, of: .doubleSupport) == "+2.2%p")
        #expect(en.amount(-0.061, of: .speed) == "0.22 km/h")
    }

    @Test(
        arguments: [
            (0.0...0.035, "between no change and 3.5 points more", "그대로이거나, 많게는 3.5%p 늘었을 수 있어요"),
            (-0.014...0, "between 1.4 points less and no change", "그대로이거나, 많게는 1.4%p 줄었을 수 있어요"),
            (-0.014...(-0.0003), "up to 1.4 points less", "많게는 1.4%p 줄었을 수 있어요"),
            (0.0003...0.02, "up to 2.0 points more", "많게는 2.0%p 늘었을 수 있어요"),
            (-0.014...(-0.001), "between 0.1 points and 1.4 points less", "적게는 0.1%p, 많게는 1.4%p 줄었을 수 있어요"),
            (-0.037...0.018, "between 3.7 points less and 1.8 points more", "많게는 3.7%p 줄었을 수도, 1.8%p 늘었을 수도 있어요"),
            (0.0101...0.0102, "1.0 points more", "1.0%p쯤 늘었을 수 있어요"), (-0.0001...0.0001, nil, nil),
        ] as [(ClosedRange<Double>, String?, String?)])
    func `an interval is said in words that need no statistics`(_ span: ClosedRange<Double>, _ english: String?, _ korean: String?) {
        #expect(en.changeRange(span, of: .doubleSupport) == english && ko.changeRange(span, of: .doubleSupport) == korean)
    }

    @Test func `the interval of a speed has its unit, and in Korean its own verb`() {
        #expect(en.changeRange(0.02...0.14, of: .speed) == "between 0.07 km/h and 0.50 km/h more")
        #expect(ko.changeRange(-0.02...0.14, of: .speed) == "많게는 0.07 km/h 느려졌을 수도, 0.50 km/h 빨라졌을 수도 있어요")
    }

    @Test func `a span of one value is one value`() {
        #expect(en.values(1.13...1.26, of: .speed) == "4.07–4.54 km/h" && en.values(1.26...1.26, of: .speed) == "4.54 km/h")
    }

    private func trend(_ rise: Double, noise: Double = 0, of measure: GaitMeasure = .speed, count: Int = 56) -> GaitTrend {
        let points = (-28..<count).map { day in
            TheilSen.Point(Double(day), 1.2 + rise * Double(day) / 55 + (day.isMultiple(of: 2) ? noise : -noise))
        }
        return GaitTrend(points, of: measure, days: 56)
    }

    /// Weeks that differ, whose interval is no point.
    private func wavering(_ rise: Double, _ noise: Double) -> GaitTrend {
        let points = (-28..<56).map { day in
            TheilSen.Point(Double(day), 1.2 + rise * Double(day) / 55 + noise * [1, -0.4, 0.2, -1, 0.6, -0.7, 0.3][(day + 28) / 7 % 7])
        }
        return GaitTrend(points, of: .speed, days: 56)
    }

    @Test func `a real change says by how much, why it is no chance, and who says that it matters`() {
        #expect(
            en.sentence(trend(0.06), of: .speed)
                == "Speed rose by 0.22 km/h in 8 weeks: more than chance, and more than 0.18 km/h, a small real change (Kwon 2009).")
        #expect(ko.sentence(trend(-0.06), of: .speed) == "속도: 8주 동안 0.22 km/h 느려졌어요. 우연으로 보기 어렵고, 의미 있는 최소 변화량 0.18 km/h(Kwon 2009)보다 커요.")
        #expect(en.brief(trend(0.06), of: .speed) == "Speed +0.22 km/h in 8 weeks: beyond chance and 0.18 km/h (Kwon 2009)")
        #expect(ko.brief(trend(-0.06), of: .speed) == "속도 8주 동안 −0.22 km/h, 우연과 0.18 km/h(Kwon 2009)보다 커요")
    }

    @Test(arguments: [(1.096, 1.1549), (1.104, 1.156), (1.2, 1.2561), (1.2, 1.1439)])
    func `a difference agrees with the two numbers that it stands beside`(_ from: Double, _ to: Double) throws {
        let points = (-28..<56).map { TheilSen.Point(Double($0), from + (to - from) * Double($0) / 55) }
        let trend = GaitTrend(points, of: .speed, days: 56)
        let (before, now) = (try #require(trend.before), try #require(trend.now))
        func digits(_ value: Double) -> Int { Int(clamping: value * 360) }
        let shown = digits(now) - digits(before)
        let text = "\(shown < 0 ? "−" : "+")0.\(abs(shown)) km/h"
        #expect(en.difference(trend, of: .speed) == text)
        #expect(en.brief(trend, of: .speed).hasPrefix("Speed \(text) in 8 weeks: beyond chance"))
        #expect(en.sentence(trend, of: .speed).contains(" by \(text.dropFirst()) in "))
    }

    @Test(arguments: [
        (40, 56, "6 weeks", "6주"), (53, 56, "8 weeks", "8주"), (230, 365, "8 months", "8개월"), (350, 365, "12 months", "12개월"),
        (1100, 1826, "3 years", "3년"), (1280, 1826, "3.5 years", "3.5년"), (1800, 1826, "5 years", "5년"),
    ])
    func `the span of a change is the time that was measured`(_ measured: Int, _ days: Int, _ english: String, _ korean: String) {
        let points = (0..<measured).map { TheilSen.Point(Double($0), 1.2 + 0.2 * Double($0) / Double(measured)) }
        let trend = GaitTrend(points, of: .speed, days: days)
        #expect(en.span(ofTrend: trend) == english && ko.span(ofTrend: trend) == korean)
        #expect(en.sentence(trend, of: .speed).contains(" in \(english)"))
    }

    @Test(arguments: [(0.0022, 0.00044), (0.0017, 0.00044), (0.0105, 0.0024), (0.0004, 0.00008), (0.0107, 0.0010)])
    func `a change and the least that matters have the digits of their measure, and never read the same, nor the wrong way round`(
        _ rise: Double, _ noise: Double
    ) throws {
        let trend = trend(rise, noise: noise, of: .stepLength)
        let text = en.sentence(trend, of: .stepLength)
        let words = text.split(separator: " ").filter { Double($0) != nil && $0 != "8" }
        let amounts = words.compactMap { Double($0) }
        try #require((1...2).contains(amounts.count) && (trend.verdict == .real || trend.verdict == .small), "\(text)")
        #expect(words.allSatisfy { $0.split(separator: ".").last?.count == 1 } && amounts.allSatisfy { $0 > 0 }, "\(text)")
        #expect(amounts.count == 1 || (amounts[0] > amounts[1]) == (trend.verdict == .real), "\(text)")
    }

    @Test func `where the digits of a measure do not tell a change from the least that matters, the change alone is said`() {
        let near = trend(0.0022, noise: 0.00044, of: .stepLength)
        #expect(
            en.sentence(near, of: .stepLength)
                == "Step length rose by 0.2 cm in 8 weeks: more than chance, and more than what your values differ by anyway.")
        #expect(ko.sentence(near, of: .stepLength) == "보폭: 8주 동안 0.2 cm 늘었어요. 우연으로 보기 어렵고, 평소에도 생기는 차이보다 커요.")
        let tiny = trend(0.0004, noise: 0.00008, of: .stepLength)
        #expect(en.sentence(tiny, of: .stepLength).hasPrefix("Step length rose by less than 0.1 cm in 8 weeks: more than chance"))
        #expect(ko.sentence(tiny, of: .stepLength).hasPrefix("보폭: 8주 동안 0.1 cm보다 적게 늘었어요. 우연"))
    }

    @Test func `a small change, chance, what is not known, and too little are each said`() throws {
        #expect(
            en.sentence(trend(0.03), of: .speed)
                == "Speed rose by 0.11 km/h in 8 weeks: more than chance, but less than 0.18 km/h, a small real change (Kwon 2009).")
        #expect(en.sentence(trend(0, noise: 0.01), of: .speed) == "No change in 8 weeks that is more than chance.")
        let wide = wavering(0, 0.1)
        let range = try #require(wide.interval.flatMap { en.changeRange($0, of: .speed) })
        #expect(en.sentence(wide, of: .speed) == "Speed: not known yet if it changed in 8 weeks (\(range)).")
        let points = (-28..<56).map { TheilSen.Point(Double($0), $0 < 0 ? 1.3 : 1.1 + 0.09 * Double($0) / 55) }
        let awaited = GaitTrend(points, of: .speed, days: 56)
        #expect(awaited.isAwaited && !wide.isAwaited)
        #expect(en.sentence(awaited, of: .speed).hasPrefix("Speed: a change in 8 weeks is told when 5 weeks in a row show it ("))
        #expect(ko.sentence(awaited, of: .speed).hasPrefix("속도: 8주 동안의 변화는 5주 연속으로 보일 때 알려 드려요. "))
        let near = wavering(0.045, 0.008)
        let nearRange = try #require(near.interval.flatMap { en.changeRange($0, of: .speed) })
        #expect(
            en.sentence(near, of: .speed)
                == "Speed rose by \(en.size(near, of: .speed)) in 8 weeks: more than chance, but not known yet to be more than 0.18 km/h, "
                + "a small real change (Kwon 2009) (\(nearRange)).")
        #expect(ko.sentence(near, of: .speed).contains("0.18 km/h(Kwon 2009)보다 큰지는 아직 알 수 없어요. 적게는 "))
        #expect(
            en.sentence(trend(0, count: 8), of: .steadiness)
                == "Too little to speak of a change in 8 weeks: 8 of at least 10 values. "
                + "It is measured about once a week: look at 12 months.")
        #expect(
            en.sentence(trend(0, count: 6), of: .speed) == "Too little to speak of a change in 8 weeks: 6 of at least 10 values.")
        #expect(en.sentence(trend(0, count: 20), of: .speed).hasPrefix("The values lie too close together"))
        let gone = GaitTrend(
            (0..<56).filter { $0 < 14 || $0 >= 42 }.map { TheilSen.Point(Double($0), 1.2) }, of: .speed, days: 56)
        #expect(en.sentence(gone, of: .speed) == "Too few weeks have values to speak of a change in 8 weeks.")
        #expect(ko.sentence(gone, of: .speed).hasPrefix("값이 있는 주가 적어서"))
        for trend in [trend(0.03), trend(0, noise: 0.01), wide, near, trend(0, count: 6), trend(0, count: 20)] {
            #expect(ko.sentence(trend, of: .speed).hasSuffix("요."))
        }
    }

    @Test func `each measure, range and table has a name of its own`() {
        for phrases in [en, ko] {
            let measures = GaitMeasure.allCases.map { phrases.name($0) }
            #expect(Set(measures).count == measures.count && measures.allSatisfy { !$0.isEmpty })
            #expect(Set(GaitRange.allCases.map { phrases.name($0) }).count == GaitRange.allCases.count)
            #expect(phrases.name(GaitTable.world) != phrases.name(GaitTable.korea))
        }
        #expect(zip(GaitMeasure.allCases.map { en.name($0) }, GaitMeasure.allCases.map { ko.name($0) }).allSatisfy { $0 != $1 })
    }

    /// Words that no table and no trend may say of a person: slow, weak, old.
    @Test func `no sentence judges a person`() {
        let sentences = [trend(0.06), trend(-0.06), trend(0.03)].map { en.sentence($0, of: .speed).lowercased() }
        for word in ["slow", "weak", "bad", "old ", "worse", "for your age"] { #expect(sentences.allSatisfy { !$0.contains(word) }) }
    }
}
