import Coordinators
import Journal
import Phrases
import Screens
import ScreenTesting
import Terminal
import Testing
import Walking

@testable import Analyze

/// The analysis, shown to a pilot, over a year of walks in memory.
struct AnalyzeStage {
    let journal: ProfileJournal
    let clock: FixedClock
    let language: Language
    /// Saturday, 21 November 2026.
    let today = CivilDate(dayNumber: 20_778)

    init(_ language: Language = .en, isEmpty: Bool = false) async throws {
        self.language = language
        clock = FixedClock(Zone.utc.instant(today, hour: 21))
        let store = try Journal(path: nil, clock: clock, zone: .utc)
        journal = try await store.profile(try await store.localAccount().id)
        if !isEmpty { _ = try await journal.save(walks) }
    }

    /// One walk a day, longer on some days than on others, none on every eleventh.
    private var walks: [Walk] {
        (0..<365).compactMap { ago in
            guard ago % 11 != 5 else { return nil }
            let start = Zone.utc.instant(today.adding(days: -ago), hour: 7 + ago % 5)
            let minutes = 40 + ago * 13 % 50
            return Walk(
                start: start, end: start + .seconds(60 * minutes), zone: .utc, steps: minutes * 105, distance: Double(minutes) * 68)
        }
    }

    var dependencies: AnalyzeDependencies {
        AnalyzeDependencies(journal: journal, clock: clock, phrases: Phrases(language))
    }

    func model(_ extent: ChartViewModel.Extent = .presentDay, router: any Router<AnalyzeRoute>) -> ChartViewModel {
        ChartViewModel(extent, journal: journal, clock: clock, units: .metric, router: router)
    }

    func pilot(_ size: Size = Size(width: 80, height: 24)) async -> Pilot {
        let pilot = Pilot(size: size, root: AnalyzeCoordinator(dependencies: dependencies), text: language == .ko ? .ko : .en)
        await pilot.settle()
        return pilot
    }
}
