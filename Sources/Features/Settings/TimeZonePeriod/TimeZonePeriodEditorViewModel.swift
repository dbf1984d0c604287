import Observation
import Walking

/// A period as it is being chosen, or home, which has no dates.
@Observable
final class TimeZonePeriodEditorViewModel {
    enum Purpose: Equatable {
        case home
        /// The place of the period among the others; nil for a new one.
        case period(Int?)
    }

    let purpose: Purpose
    var zone = "" { didSet { wasChecked = false } }
    var from: CivilDate { didSet { wasChecked = false } }
    var through: CivilDate { didSet { wasChecked = false } }
    /// Indicates whether what is wrong is said; not while somebody still types.
    private(set) var wasChecked = false
    /// The values at the beginning: a form that differs from them has changes.
    private var original: Typed
    @ObservationIgnored let zones: ZonesViewModel

    private struct Typed: Equatable {
        var zone = ""
        var from: CivilDate
        var through: CivilDate
    }

    private static let newLength = 7

    init(_ purpose: Purpose, zones: ZonesViewModel) {
        self.purpose = purpose
        self.zones = zones
        let beginning = Self.beginning(purpose, zones)
        (zone, from, through, original) = (beginning.zone, beginning.from, beginning.through, beginning)
    }

    /// Takes over what holds as soon as it is known, but for what somebody has typed by then.
    func load() async {
        guard zones.zones == nil else { return }
        await zones.load()
        let before = original
        original = Self.beginning(purpose, zones)
        if zone == before.zone { zone = original.zone }
        if from == before.from { from = original.from }
        if through == before.through { through = original.through }
    }

    /// Returns the initial values; a new period is the week that ends today, since it is entered afterwards.
    private static func beginning(_ purpose: Purpose, _ zones: ZonesViewModel) -> Typed {
        if case .period(let index?) = purpose, let periods = zones.zones?.periods, periods.indices.contains(index) {
            return Typed(zone: periods[index].zone.id, from: periods[index].from, through: periods[index].through)
        }
        let today = zones.zones?.day(of: zones.settings.dependencies.clock.now) ?? CivilDate(dayNumber: 0)
        return Typed(
            zone: purpose == .home ? zones.zones?.home.id ?? "" : "", from: today.adding(days: 1 - newLength), through: today)
    }

    private var typed: Typed { Typed(zone: zone, from: from, through: through) }

    /// The day where the person is; nil until the journal has answered.
    var today: CivilDate? { zones.zones?.day(of: zones.settings.dependencies.clock.now) }

    /// Indicates whether leaving would lose something.
    var hasChanges: Bool { typed != original }

    var strings: ZonesStrings { zones.strings }
    var zoneProblem: String? {
        guard wasChecked, case .unknown(let nearest) = TypedZone(zone) else { return nil }
        if zone.trimmed.isEmpty { return strings.zoneMissing }
        return Zone.hasDatabase ? strings.wrongZone(nearest?.id) : strings.noZones
    }
    /// The zone that was read, where its name is another than what was typed.
    var zoneReading: String? { TypedZone(zone).zone.flatMap { $0.id == zone.trimmed ? nil : $0.id } }
    var throughProblem: String? { wasChecked && through < from ? strings.reversed : nil }

    /// Keeps the period, or home.
    /// - Returns: what was kept; nil where it could not be.
    func save() async -> SettingsOutcome? {
        wasChecked = true
        guard let zone = TypedZone(zone).zone else { return nil }
        let isDone: Bool
        let outcome: SettingsOutcome
        switch purpose {
        case .home:
            isDone = await zones.setHome(zone)
            outcome = .home(zone)
        case .period(let index):
            guard throughProblem == nil else { return nil }
            let period = TimeZonePeriod(from: from, through: through, zone: zone)
            isDone = await zones.put(period, at: index)
            outcome = .period(period)
        }
        guard isDone else { return nil }
        original = typed
        return outcome
    }
}
