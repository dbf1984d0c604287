import Phrases
import Walking

/// The text about what was compared and what was not, paragraph by paragraph, each with its sources.
struct ComparedText {
    struct Part: Hashable {
        var heading: String
        var lines: [String]
    }

    /// Days that are listed one by one.
    private static let mostDays = 60

    let chart: GaitChart
    let table: GaitTable
    let profile: Profile?
    let today: CivilDate?
    let words: AnalyzeWords

    private var strings: ComparedStrings { words.compared }
    private var phrases: Phrases { words.phrases }
    private var measure: GaitMeasure { chart.measure }

    var parts: [Part] {
        guard let series = chart.series else {
            guard let uncounted = chart.uncounted, uncounted.source != nil else {
                return [Part(heading: strings.compared, lines: [strings.nothing, words.gait.wanted])]
            }
            return [
                Part(heading: strings.compared, lines: [strings.nothingCounts, basis(uncounted.basis)]),
                Part(heading: strings.leftOut, lines: leftOut(uncounted)),
            ]
        }
        return [
            Part(heading: strings.compared, lines: compared(series)), Part(heading: strings.leftOut, lines: leftOut(series)),
            Part(heading: strings.change, lines: change), Part(heading: strings.tables, lines: tables),
            Part(heading: strings.devices, lines: devices(series)), Part(heading: strings.days, lines: days),
        ].filter { !$0.lines.isEmpty }
    }

    private func compared(_ series: GaitChart.Series) -> [String] {
        switch measure {
        case .peakCadence: return [strings.minutes, strings.peak]
        case .briskMinutes: return [strings.minutes, strings.brisk(BriskCadence.absolute, cited(.tudorLocke2021))]
        case .briskForAge:
            let cadence = BriskCadence.forAge(profile?.ageBand ?? .unsaid) ?? BriskCadence.absolute
            return [strings.minutes, strings.brisk(cadence, cited(cadence > BriskCadence.absolute ? .mcAvoy : .tudorLocke2021))]
        default:
            let amount = strings.stretches(
                phrases.stretches(series.stretches), phrases.days(series.days), phrases.duration(.seconds(clamping: series.seconds)),
                series.source.map { phrases.title(of: $0) } ?? "")
            return [amount, measure == .briskHeartRate ? strings.heart : basis(series.basis)]
        }
    }

    private func basis(_ basis: GaitBasis) -> String {
        switch basis {
        case .measured: strings.measured
        case .records: strings.derived
        case .walks: strings.walks
        }
    }

    private func leftOut(_ series: GaitChart.Series) -> [String] {
        guard series.source != nil else { return [] }
        let counts = [
            (series.leftOut.short, series.basis == .measured ? strings.shortDays : strings.short), (series.leftOut.uneven, strings.uneven),
            (series.leftOut.hilly, strings.hilly),
        ]
        let stretches = counts.filter { $0.0 > 0 }.map { "· " + $1($0) }
        let others = chart.others.map { other in
            "· " + strings.other(other.source.map { phrases.title(of: $0) } ?? "", other.basis, phrases.days(other.days))
        }
        return stretches.isEmpty && others.isEmpty ? [strings.nothingLeftOut] : stretches + others
    }

    /// Empty for a month or a day of its own, of which nothing is said.
    private var change: [String] {
        guard !chart.span.isFixed else { return [] }
        let judged = [chart.recent, chart.trend].compactMap { $0 }
        let trends = judged.map { trend in
            // What is not known yet is said by its range.
            let interval = trend.verdict == .unknown ? nil : trend.interval
            let range = interval.flatMap { phrases.changeRange($0, of: measure) }.map { " " + strings.range($0) }
            // The chart of another time than the last twelve months may be of another source.
            let other = trend == chart.recent && chart.recentSeries?.isComparable(with: chart.series) == false
            let source = other ? chart.recentSeries?.source.map { phrases.title(of: $0) + ": " } : nil
            return (source ?? "") + phrases.sentence(trend, of: measure) + (range ?? "")
        }
        return trends + [strings.method(cited(.sen)), strings.looks, least(judged)]
    }

    /// The smallest change that is told: that of a study, or for each span what is compared differs by in it.
    private func least(_ trends: [GaitTrend]) -> String {
        if let smallest = SmallestChange.published(measure), case .study(let study) = smallest.basis {
            return strings.published(phrases.amount(smallest.value, of: measure), cited(study))
        }
        let known = trends.compactMap { trend in
            trend.change == nil
                ? nil : trend.smallest.map { strings.inSpan(phrases.amount($0.value, of: measure), phrases.span(ofTrend: trend)) }
        }
        return strings.ownSpread(known.isEmpty ? nil : known.joined(separator: ", "), cited(.smallestDetectable))
    }

    private var tables: [String] {
        let (age, gender) = (profile?.ageBand ?? .unsaid, profile?.gender ?? .unsaid)
        let known = GaitTable.allCases.compactMap { table in
            table.reference(measure, age: age, gender: gender).map { (table, $0) }
        }
        var seen: Set<GaitTable.Reference> = []
        let lines = known.filter { seen.insert($0.1).inserted }.map { table, reference in
            let ages = words.gait.ages(reference.ages, phrases.name(age))
            let ofTable = "\(phrases.name(table)), \(ages)"
            let name = measure == .speed ? ofTable : reference.isOfDailyLife ? "\(ages), \(phrases.origin(reference))" : ages
            return strings.table(name, phrases.tableValues(reference.values, of: measure), cited(reference.study))
        }
        guard !lines.isEmpty else { return [age == .unsaid ? strings.noAge : strings.noTable] }
        return measure == .peakCadence ? lines : lines + [strings.laboratory(cited(.giannouli))]
    }

    private func devices(_ series: GaitChart.Series) -> [String] {
        guard series.basis == .measured, series.source?.kind == .phone else { return [] }
        switch measure {
        case .speed, .stepLength: return [strings.good(cited(.werner))]
        case .doubleSupport: return [strings.poor(cited(.werner))]
        default: return []
        }
    }

    private var days: [String] {
        let lines = chart.days.prefix(Self.mostDays).map { record in
            let figure = record.figure
            let made =
                figure.origin == nil
                ? "" : "   " + strings.day(phrases.stretches(figure.stretches), phrases.duration(.seconds(clamping: figure.seconds)))
            return "\(phrases.date(record.date, today: today))   \(figure.value.map { phrases.value($0, of: measure) } ?? "")\(made)"
        }
        return lines + (chart.days.count > Self.mostDays ? [strings.more(chart.days.count - Self.mostDays)] : [])
    }

    /// `Kwon 2009, J Nutr Health Aging 13:538`.
    private func cited(_ study: GaitStudy) -> String { "\(study.name), \(study.place)" }
}
