import LiveWalking
import Walking

/// Tests of the gait and their results, in metres and seconds as the tests are, in whatever units one walks else.
extension Phrases {
    package func name(_ test: GaitTest, on ground: GaitTestResult.Ground) -> String {
        let name =
            switch test {
            case .fourMetres: self(en: "Four metres", ko: "4 m 걷기")
            case .sixMinutes: self(en: "Six minutes", ko: "6분 걷기")
            }
        return ground == .belt ? name + self(en: ", belt", ko: ", 벨트") : name
    }

    /// The measure of the test: `3.21 s`, `482 m`.
    package func measure(_ result: GaitTestResult) -> String {
        switch result.test {
        case .fourMetres:
            let seconds = decimal(result.seconds, places: 2)
            return self(en: "\(seconds) s", ko: "\(seconds)초")
        case .sixMinutes: return wholeMetres(result.metres)
        }
    }

    /// The least and the most of the measure that a person can have walked, as numbers: `20` and `1,000`.
    package func possibleNumbers(of test: GaitTest) -> (least: String, most: String) {
        func number(_ bound: Double) -> String { decimal(bound, places: bound == bound.rounded() ? 0 : 1) }
        return (number(test.possible.lowerBound), number(test.possible.upperBound))
    }

    /// `482 m`.
    package func wholeMetres(_ metres: Double) -> String { "\(decimal(metres, places: 0)) m" }

    /// `1.25 m/s`.
    package func testSpeed(_ result: GaitTestResult) -> String { "\(decimal(result.speed, places: 2)) m/s" }

    /// `+12 m`, `−0.04 m/s`: what lies between the two as they read.
    package func difference(_ result: GaitTestResult, to before: GaitTestResult) -> String {
        testChange(result, since: before) ?? self(en: "same", ko: "같음")
    }

    /// Returns nil for a difference that is too small for the digits on show.
    private func testChange(_ result: GaitTestResult, since before: GaitTestResult) -> String? {
        let (places, scale, unit, value) =
            switch result.test {
            case .fourMetres: (2, 100.0, "m/s", { (result: GaitTestResult) in result.speed })
            case .sixMinutes: (0, 1.0, "m", { (result: GaitTestResult) in result.metres })
            }
        let change = ((value(result) * scale).rounded() - (value(before) * scale).rounded()) / scale
        return change == 0 ? nil : "\(change > 0 ? "+" : "−")\(decimal(abs(change), places: places)) \(unit)"
    }

    /// The last result of a test, up to a day; nil where nobody walked it.
    package func latest(
        _ test: GaitTest, in settings: JournalSettings, through last: CivilDate, today: CivilDate
    ) -> LatestTest? {
        let (history, zones) = (settings[GaitTestHistory.self], settings.zones)
        func isInTime(_ result: GaitTestResult) -> Bool { zones.day(of: result.taken) <= last }
        guard let ground = history.results.last(where: { $0.test == test && isInTime($0) })?.ground else { return nil }
        let counted = history.sessions(of: test, on: ground).map(\.best).filter(isInTime)
        guard let latest = counted.last else { return nil }
        let before = counted.dropLast().last
        let change = before.map { before in
            testChange(latest, since: before).map { self(en: "\($0) to the time before", ko: "지난번보다 \($0)") }
                ?? self(en: "same as the time before", ko: "지난번과 같음")
        }
        let isBest = before != nil && counted.allSatisfy { $0.speed <= latest.speed }
        let note = [shortDate(zones.day(of: latest.taken), today: today), change, isBest ? self(en: "best", ko: "최고") : nil]
        return LatestTest(
            name: name(test, on: ground), value: test == .fourMetres ? testSpeed(latest) : measure(latest),
            note: note.compactMap(\.self).joined(separator: ", "))
    }

    /// The usual speed as it was found last over four metres, for screens that know nothing of tests.
    package func latestFourMetres(in settings: JournalSettings, through last: CivilDate, today: CivilDate) -> LatestTest? {
        latest(.fourMetres, in: settings, through: last, today: today)
    }

    /// The last results of both tests by the end of a report.
    package func latestTests(in settings: JournalSettings, of report: Report) -> [LatestTest] {
        [GaitTest.fourMetres, .sixMinutes].compactMap {
            latest($0, in: settings, through: report.dates.upperBound, today: report.today)
        }
    }
}
