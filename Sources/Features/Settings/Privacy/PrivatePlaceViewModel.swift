import Observation
import Phrases
import Walking

/// A private place as it is being chosen.
@Observable
final class PrivatePlaceViewModel {
    /// A way to say which place it is.
    enum Origin: Hashable {
        case usual
        case walk(WalkEnd)
        case typed
    }

    var name: String { didSet { wasChecked = false } }
    var origin = Origin.typed { didSet { wasChecked = false } }
    var coordinates = "" { didSet { wasChecked = false } }
    var radius: String { didSet { wasChecked = false } }
    /// The origins that there are: those of the last walks with a route, and what is typed.
    private(set) var origins: [Origin] = [.typed]
    private(set) var usual: (place: RoutePoint, count: Int)?
    private(set) var walks: [EndPlaces] = []
    /// Indicates whether what is wrong is said; not while somebody still types.
    private(set) var wasChecked = false
    private var original: [String] = []
    @ObservationIgnored let privacy: PrivacyViewModel
    @ObservationIgnored private var random: any RandomNumberGenerator

    init(_ privacy: PrivacyViewModel, random: any RandomNumberGenerator = SystemRandomNumberGenerator()) {
        self.privacy = privacy
        self.random = random
        name = privacy.strings.home
        radius = privacy.settings.words.phrases.units.hasMiles ? "550 yd" : "500 m"
        original = typed
    }

    /// Looks where walks begin and end; the place that most of them share is chosen, unless somebody has typed by then.
    func load() async {
        if privacy.zones.value == nil { await privacy.zones.load() }
        walks = (try? await FindEndPlaces(journal: privacy.settings.dependencies.journal)()) ?? []
        guard !walks.isEmpty else { return }
        usual = FindEndPlaces.usual(of: walks)
        origins = (usual == nil ? [] : [.usual]) + [.walk(.start), .walk(.end), .typed]
        guard !hasChanges else { return }
        origin = origins[0]
    }

    private var typed: [String] { [name, coordinates, radius] }

    /// Indicates whether leaving would lose something.
    var hasChanges: Bool { typed != original }

    var nameProblem: String? {
        let name = name.trimmed
        return wasChecked && (name.isEmpty || name.count > PrivacyZone.maximumNameLength) ? privacy.strings.wrongName : nil
    }

    var placeProblem: String? { wasChecked && place == nil ? privacy.strings.wrongPlace : nil }

    var radiusProblem: String? {
        guard wasChecked, metres == nil else { return nil }
        let phrases = privacy.settings.words.phrases
        return privacy.strings.wrongRadius(phrases.distance(PrivacyZone.radii.lowerBound), phrases.distance(PrivacyZone.radii.upperBound))
    }

    private var place: RoutePoint? {
        switch origin {
        case .usual: usual?.place
        case .walk(let end): walks.first?.place(end)
        case .typed: TypedPlace(coordinates)?.point
        }
    }

    private var metres: Double? {
        TypedDistance(radius, in: privacy.settings.words.phrases.units).map(\.metres).flatMap { PrivacyZone.radii.contains($0) ? $0 : nil }
    }

    /// Keeps the circle round the place, its middle moved.
    /// - Returns: its name; nil where it could not be kept.
    func save() async -> String? {
        wasChecked = true
        guard nameProblem == nil, let place, let metres,
            await privacy.put(name.trimmed, around: place, radius: metres, fresh: PrivacySecret(using: &random))
        else { return nil }
        original = typed
        return name.trimmed
    }
}
