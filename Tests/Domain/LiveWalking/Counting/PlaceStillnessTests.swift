import Testing

@testable import LiveWalking

/// Standing by satellites: by the speed, and by what became of the place meanwhile.
struct PlaceStillnessTests {
    /// Tells whether somebody stands, by a speed and the metres north of the first place, a second each.
    private func seconds(_ metres: [Double], speed: Double? = 0, error: Double? = nil) -> [Bool?] {
        var stillness = PlaceStillness()
        return metres.enumerated().map { second, north in
            let fix = LocationFix(latitude: 37.5 + north / 111_194.93, longitude: 127, speed: speed, error: error)
            stillness.read(fix, at: fix, SessionTime(seconds: Double(second)))
            return stillness.isStill
        }
    }

    @Test func `a place that trembles is one place, and a speed is none`() {
        #expect(seconds([0, 4, -5, 9, 0], speed: 0.29) == Array(repeating: true, count: 5))
        #expect(seconds([0, 0, 0], speed: 0.3) == [false, false, false])
        #expect(seconds([0, 0], speed: nil) == [nil, nil])
    }

    @Test func `a low speed does not stand against a place that goes on`() {
        let walked = seconds((0..<30).map { Double($0) * 1.3 })
        #expect(walked.prefix(8) == Array(repeating: true, count: 8)[...])
        #expect(walked.dropFirst(8).allSatisfy { $0 == false })
    }

    @Test func `an inexact place may stray by twice its error, and slowly by any way`() {
        #expect(seconds([0, 12, 15], error: 4) == [true, false, false])
        #expect(seconds([0, 12, 15], error: 8) == [true, true, true])
        #expect(seconds((0..<600).map { Double($0) * 0.1 }).allSatisfy { $0 == true })
    }

    @Test func `the seconds before somebody stopped are not looked at`() {
        var stillness = PlaceStillness()
        for second in 0..<40 {
            let north = Double(min(second, 20)) * 1.3
            let fix = LocationFix(latitude: 37.5 + north / 111_194.93, longitude: 127, speed: second < 20 ? 1.3 : 0.1)
            stillness.read(fix, at: fix, SessionTime(seconds: Double(second)))
            #expect(stillness.isStill == (second >= 20), "\(second)")
        }
    }
}
