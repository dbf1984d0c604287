import Coordinators
import Phrases
import Screens
import ScreenTesting
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Analyze

/// A year of somebody of 74, as a phone measured it, and a watch on some days: the last three months are faster.
struct GaitStage {
    let journal: MemoryJournal
    let language: Language
    let profile: Profile?
    /// Saturday, 21 November 2026.
    nonisolated static let today = CivilDate(dayNumber: 20_778)
    nonisolated static let phone = Source(name: "Kim’s iPhone", manufacturer: "Apple Inc.", model: "iPhone")
    private nonisolated static let watch = Source(name: "Watch", kind: .watch)

    /// - Parameter samples: of single days.
    init(
        _ language: Language = .en, isEmpty: Bool = false, profile: Profile? = Profile(gender: .woman, ageBand: .from70),
        samples: [Sample] = []
    ) {
        self.language = language
        self.profile = profile
        journal = MemoryJournal(zone: .utc, samples: samples, gait: isEmpty ? [] : Self.records)
    }

    private nonisolated static var records: [GaitRecord] {
        var random = SeededGenerator(seed: 5)
        return (0..<365).reversed().flatMap { ago -> [GaitRecord] in
            let gain = max(0, 1 - Double(ago) / 91) * 0.15
            let noise = Double.random(in: -0.04...0.04, using: &random)
            let isOut = Int.random(in: 0..<10, using: &random) < 8
            guard isOut else { return [] }
            let isHill = ago % 9 == 4
            let speed = 1.02 + gain + noise
            func record(
                _ quantity: GaitQuantity, _ value: Double?, of source: Source?, _ basis: GaitBasis = .measured,
                leftOut: GaitLeftOut = GaitLeftOut()
            ) -> GaitRecord {
                GaitRecord(
                    date: today.adding(days: -ago),
                    figure: GaitFigure(
                        quantity, of: source, basis, value: value, stretches: value == nil ? 0 : 2 + ago % 3,
                        seconds: value == nil ? 0 : 900 + 60 * Double(ago % 7), leftOut: leftOut))
            }
            return [
                record(.measure(.speed), isHill ? nil : speed, of: phone, leftOut: GaitLeftOut(hilly: isHill ? 1 : 0)),
                record(.measure(.stepLength), 0.56 + gain / 4 + noise / 3, of: phone),
                record(.measure(.doubleSupport), 0.29 - gain / 4 - noise / 4, of: phone),
                record(.measure(.cadence), 106 + 40 * noise, of: watch, .records, leftOut: GaitLeftOut(short: 2, uneven: 1)),
                record(.measure(.peakCadence), 82 + 100 * gain + 150 * noise, of: nil, .records),
                record(.minutes(cadence: 100), 24 + Double(ago % 13), of: nil, .records),
            ] + (ago % 3 == 0 ? [record(.measure(.speed), speed - 0.1, of: watch, .records)] : [])
        }
    }

    /// Three measurements of the phone on a day.
    nonisolated static func samples(_ metric: Metric, on date: CivilDate, _ values: [Double]) -> [Sample] {
        zip([7, 12, 18], values).map { hour, value in
            let start = Zone.utc.instant(date, hour: hour)
            return Sample(metric: metric, start: start, end: start + .seconds(300), value: value, source: phone)
        }
    }

    func model(_ measure: GaitMeasure, _ span: GaitSpan, router: any Router<AnalyzeRoute>) -> GaitViewModel {
        GaitViewModel(measure, span, table: .world, journal: journal, clock: clock, profile: profile, router: router)
    }

    private var clock: FixedClock { FixedClock(Zone.utc.instant(Self.today, hour: 21)) }

    func pilot(_ size: Size = Size(width: 80, height: 24), isLinear: Bool = false) async -> Pilot {
        let dependencies = AnalyzeDependencies(journal: journal, clock: clock, phrases: Phrases(language), profile: profile)
        let coordinator = AnalyzeCoordinator(dependencies: dependencies)
        let window = Window(size: size)
        window.text = language == .ko ? .ko : .en
        window.saysLines = isLinear
        window.rootViewController = coordinator.viewController
        let pilot = Pilot(window: window, keeping: coordinator)
        await pilot.settle()
        await pilot.press("g")
        return pilot
    }
}

extension GaitStage {
    nonisolated static let pictures = Language.allCases.flatMap { language in
        [Size(width: 80, height: 24), Size(width: 120, height: 40), Size(width: 40, height: 12), Size(width: 170, height: 40)].map {
            (language, $0)
        }
    }

    static func name(_ language: Language, _ size: Size) -> String { "\(language.rawValue)-\(size.width)x\(size.height)" }
}
