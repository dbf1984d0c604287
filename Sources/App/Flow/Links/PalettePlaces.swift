import Analyze
import Basis
import Coordinators
import Live
import Phrases
import Settings
import Together
import Walk
import Walking

/// The finds of the palette besides the commands on show: screens and charts by their names, days by their dates, walks by their titles.
struct PalettePlaces {
    /// A place and what it is called.
    struct Place {
        var title: String
        /// Further names by which it is found.
        var otherNames: [String] = []
        var link: AppLink

        func answers(to text: String) -> Bool {
            title.lowercased().contains(text) || otherNames.contains { $0.lowercased().hasPrefix(text) }
        }
    }

    let journal: any JournalRepository
    let phrases: Phrases
    let today: CivilDate
    let leading: GoalMeasure

    private static let mostWalks = 5

    func found(_ text: String) async -> [Place] {
        let wanted = text.lowercased()
        let named = (settings + screens + charts(ChartMeasure(leading: leading)) + gait).filter { $0.answers(to: wanted) }
        return await days(text) + named + walks(text)
    }

    /// Indicates whether there is a passphrase to change.
    var hasAccount = false

    private var settings: [Place] {
        SettingsRoute.destinations.named(.for(phrases.language)).filter { hasAccount || !$0.route.needsAccount }.map { page in
            // The goal leads, as the row of the settings does, to the one that the person goes by.
            if page.route == .goal, leading == .minutes {
                let title = phrases(en: "Settings: goal of the week", ko: "설정: 한 주 목표")
                return Place(title: title, otherNames: [page.title], link: .walk(.goal))
            }
            return Place(title: phrases(en: "Settings: \(page.title)", ko: "설정: \(page.title)"), link: .settings(page.route))
        }
    }

    private var screens: [Place] {
        let names = AppStrings.for(phrases.language)
        let walk = WalkRoute.destinations.named(.for(phrases.language)).map { title, route in
            Place(title: "\(names.walk): \(title)", link: .walk(route))
        }
        let live = LiveRoute.destinations.named(.for(phrases.language)).map { Place(title: "\(names.walk): \($0)", link: .live($1)) }
        let together = TogetherRoute.destinations.named(.for(phrases.language)).map { title, route in
            Place(title: "\(names.together): \(title)", link: .together(route))
        }
        let analyze = AnalyzeRoute.named(phrases).map { title, route in
            let spans = if case .report = route { phrases.spansOfReports } else { [String]() }
            return Place(title: "\(names.analyze): \(title)", otherNames: spans, link: .analyze(route))
        }
        return walk + live + together + analyze
    }

    /// The charts, those of the measure that the person goes by first.
    private func charts(_ first: ChartMeasure) -> [Place] {
        ([first] + ChartMeasure.charted.filter { $0 != first }).flatMap { measure in
            ChartRange.allCases.map { range in
                let name = "\(phrases.name(measure)), \(phrases.name(range))"
                return Place(
                    title: phrases(en: "Analyze: \(name)", ko: "분석: \(name)"), otherNames: phrases.otherNames(range),
                    link: .analyze(.show(measure, range)))
            }
        }
    }

    private var gait: [Place] {
        GaitMeasure.allCases.map { measure in
            let name = phrases.name(measure)
            return Place(title: phrases(en: "How you walk: \(name)", ko: "걸음의 질: \(name)"), link: .analyze(.gait(measure, .present(.year))))
        }
    }

    private func days(_ text: String) -> [Place] {
        guard let day = TypedDay(anyDay: text, today: today)?.date else { return [] }
        let name = phrases.date(day, today: today)
        return [Place(title: phrases(en: "Day: \(name)", ko: "날짜: \(name)"), link: .walk(.why(day)))]
    }

    private func walks(_ text: String) async -> [Place] {
        // A single letter would find half of all walks.
        guard text.utf8.count > 1, TypedDay(anyDay: text, today: today) == nil else { return [] }
        let page = try? await journal.walks(WalkFilter(text: text), after: nil, limit: Self.mostWalks)
        return (page?.walks ?? []).map { walk in
            let when = "\(phrases.date(walk.zone.day(of: walk.start), today: today)) \(phrases.time(walk.start, in: walk.zone))"
            return Place(title: walk.title.isEmpty ? when : "\(walk.title) · \(when)", link: .walk(.walk(walk.id)))
        }
    }
}
