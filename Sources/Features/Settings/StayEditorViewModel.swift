import Observation
import Walking

/// A stay as it is typed, or home, which has no dates.
@Observable
final class StayEditorViewModel {
    enum Purpose: Equatable {
        case home
        /// The place of the stay among the others; nil for a new one.
        case stay(Int?)
    }

    let purpose: Purpose
    var zone = "" { didSet { wasChecked = false } }
    var from = "" { didSet { wasChecked = false } }
    var through = "" { didSet { wasChecked = false } }
    /// Whether what is wrong is said; not while somebody still types.
    private(set) var wasChecked = false
    /// What would be lost by leaving is what differs from this.
    private var original: [String] = []
    @ObservationIgnored let zones: ZonesModel

    init(_ purpose: Purpose, zones: ZonesModel) {
        self.purpose = purpose
        self.zones = zones
        begin()
    }

    /// Takes over what holds as soon as it is known, unless somebody has typed by then.
    func load() async {
        guard zones.zones == nil else { return }
        await zones.load()
        if !hasChanges { begin() }
    }

    private func begin() {
        switch purpose {
        case .home: zone = zones.zones?.home.id ?? ""
        case .stay(let index):
            if let index, let stays = zones.zones?.stays, stays.indices.contains(index) {
                (zone, from, through) = (stays[index].zone.id, stays[index].from.description, stays[index].through.description)
            }
        }
        original = typed
    }

    private var typed: [String] { [zone, from, through] }

    /// Whether leaving would lose something.
    var hasChanges: Bool { typed != original }

    var strings: ZonesStrings { zones.strings }
    var zoneProblem: String? { wasChecked && Zone(zone) == nil ? strings.wrongZone : nil }
    var fromProblem: String? { wasChecked && CivilDate(from) == nil ? strings.wrongDate : nil }
    var throughProblem: String? {
        guard wasChecked else { return nil }
        guard let last = CivilDate(through) else { return strings.wrongDate }
        return CivilDate(from).map { last < $0 } == true ? strings.reversed : nil
    }

    func save() async {
        wasChecked = true
        guard let zone = Zone(zone) else { return }
        let isDone: Bool
        switch purpose {
        case .home: isDone = await zones.setHome(zone)
        case .stay(let index):
            guard let from = CivilDate(from), let through = CivilDate(through), from <= through else { return }
            isDone = await zones.put(ZoneTimeline.Stay(from: from, through: through, zone: zone), at: index)
        }
        guard isDone else { return }
        original = typed
        zones.settings.open(.zonesChanged(strings.saved))
    }
}
