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
        return ground == .belt ? name + self(en: ", belt", ko: ", 워킹패드") : name
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

    /// `482 m`.
    package func wholeMetres(_ metres: Double) -> String { "\(decimal(metres, places: 0)) m" }

    /// `1.25 m/s`.
    package func testSpeed(_ result: GaitTestResult) -> String { "\(decimal(result.speed, places: 2)) m/s" }
}
