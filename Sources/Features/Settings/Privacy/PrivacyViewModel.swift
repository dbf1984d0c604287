import Observation
import Walking

/// The places of which nothing leaves the program.
@Observable
final class PrivacyViewModel {
    let zones: UndoableSetting<PrivacyZones>
    private var failureOfPlace: JournalFailure?
    @ObservationIgnored let settings: SettingsViewModel

    init(_ settings: SettingsViewModel) {
        self.settings = settings
        zones = UndoableSetting(\.privacyZones, .privacyZones, of: settings)
    }

    var strings: PrivacyStrings { settings.words.strings.privacy }
    var failure: JournalFailure? { zones.failure ?? failureOfPlace }
    var places: [PrivacyZone] { zones.value?.zones ?? [] }

    /// Keeps the circle round a place, its middle moved.
    /// - Parameter fresh: the secret of the journal where it has none yet.
    func put(_ name: String, around place: RoutePoint, radius: Double, fresh: PrivacySecret) async -> Bool {
        if zones.value == nil { await zones.load() }
        failureOfPlace = nil
        do throws(JournalFailure) {
            let make = MakePrivacyZone(journal: settings.dependencies.journal)
            guard let zone = try await make(name: name, around: place, radius: radius, fresh: fresh) else { return false }
            return await zones.change { $0.put(zone) }
        } catch {
            failureOfPlace = error
            return false
        }
    }

    func delete(_ name: String) async -> Bool { await zones.change { $0.remove(name) } }

    /// Reads it again, and what the list of settings says of it, after something was undone.
    func reload() async {
        await zones.load()
        await settings.load()
    }
}
