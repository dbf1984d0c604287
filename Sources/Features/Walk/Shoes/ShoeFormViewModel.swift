import Common
import Observation
import Walking

/// The limit of one pair of shoes, as typed.
@Observable
final class ShoeFormViewModel {
    enum Field: CaseIterable {
        case distance, steps
    }

    let name: String
    private(set) var pair = Loadable<Shoes>.loading
    private(set) var texts: [Field: String] = [:]
    private(set) var failure: JournalFailure?
    @ObservationIgnored private var original: [Field: String] = [:]
    @ObservationIgnored private let journal: any JournalRepository
    @ObservationIgnored private let undo: UndoHistory
    @ObservationIgnored private let units: Units
    @ObservationIgnored private let profile: () -> Profile?

    init(
        _ name: String, journal: any JournalRepository, profile: @autoclosure @escaping () -> Profile? = nil, undo: UndoHistory,
        units: Units
    ) {
        self.name = name
        self.journal = journal
        self.undo = undo
        self.units = units
        self.profile = profile
    }

    func load() async {
        guard case .loading = pair else { return }
        do throws(JournalFailure) {
            let found = try await LoadShoes(journal: journal)(profile()).first { $0.name == name }
            let shoes = found ?? Shoes(name: name)
            texts = [
                .distance: shoes.limit.distance.map { TypedDistance(metres: $0).textWithUnit(in: units) } ?? "",
                .steps: shoes.limit.steps.map { "\($0)" } ?? "",
            ]
            original = texts
            pair = .loaded(shoes)
        } catch {
            pair = .failed(error)
        }
    }

    func type(_ text: String, into field: Field) {
        texts[field] = text
        failure = nil
    }

    var hasChanges: Bool { texts != original }

    /// The limit as typed; nil where a field cannot be read.
    var limit: ShoeRack.Limit? {
        guard isReadable(.distance), isReadable(.steps) else { return nil }
        return ShoeRack.Limit(distance: distance, steps: steps)
    }

    func isReadable(_ field: Field) -> Bool {
        guard texts[field]?.trimmed.isEmpty == false else { return true }
        return switch field {
        case .distance: distance.map(ShoeRack.Limit.distances.contains) ?? false
        case .steps: steps.map(ShoeRack.Limit.stepCounts.contains) ?? false
        }
    }

    private var distance: Double? { texts[.distance].flatMap { TypedDistance($0, in: units)?.metres } }
    private var steps: Int? { texts[.steps].flatMap { TypedSteps($0)?.count } }

    /// Saves the limit.
    /// - Returns: whether it could be saved.
    func save() async -> Bool {
        guard pair.value != nil, let limit else { return false }
        do throws(JournalFailure) {
            try await undo.change(.limit(of: name), in: journal) { [name] in
                $0[ShoeRack.self].limits[name] = limit == ShoeRack.Limit() ? nil : limit
            }
            original = texts
            return true
        } catch {
            failure = error
            return false
        }
    }
}
