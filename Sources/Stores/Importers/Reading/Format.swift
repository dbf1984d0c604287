/// The kinds of files that can be read.
///
/// The raw value is what the ledger keeps.
enum Format: String, CaseIterable, Sendable {
    case appleHealth = "apple-health"
    case healthConnect = "health-connect"
    case gadgetbridge
    case samsungHealth = "samsung-health"
    case fitbit
    case googleFit = "google-fit"
    case strava
    case openTracks = "opentracks"
    case gnd
    case gpx
    case tcx
    case kml
    case fit

    /// Goes up when a fix changes what a file gives, so that the ledger knows what to read again.
    var parserVersion: Int {
        switch self {
        // Since 2 the order of apps is kept as it is, and not as kinds of sources.
        case .healthConnect: 2
        // Since 2 a band's table counts as its maker counts: minutes, hours or running totals.
        case .gadgetbridge: 2
        // Since 2 a watch's counters never count twice, in one file or in several of a day, and what nobody named and ran is no walk.
        // Since 3 neither is a sport that is not known, and strokes and pedals are no steps.
        case .fit, .gpx, .tcx, .kml, .openTracks: 3
        // Since 2 so it is with the names that these services give.
        case .strava: 2
        // Since 2 the minutes of both vintages of an archive count, and sums fill what they lack.
        case .fitbit: 2
        // Since 2 a day's sum knows when it was corrected.
        case .samsungHealth: 2
        // Since 2 quarters of an hour give way to the points of the same time, since 3 they and the sums of days fill what those lack.
        case .googleFit: 3
        default: 1
        }
    }

    /// The kind of track that its files are; nil for an export.
    var track: TrackKind? {
        switch self {
        case .gpx: .gpx
        case .tcx: .tcx
        case .fit: .fit
        default: nil
        }
    }

    func session(_ harvest: Harvest) -> any FormatSession {
        switch self {
        case .appleHealth: AppleHealthSession(harvest: harvest)
        case .healthConnect: HealthConnectSession(harvest: harvest)
        case .gadgetbridge: GadgetbridgeSession(harvest: harvest)
        case .samsungHealth: SamsungSession(harvest: harvest)
        case .fitbit: FitbitSession(harvest: harvest)
        case .googleFit: TakeoutSession(harvest: harvest)
        case .strava: StravaSession(harvest: harvest)
        case .openTracks: OpenTracksSession(harvest: harvest)
        case .gnd: GNDSession(harvest: harvest)
        case .gpx: GPXSession(harvest: harvest)
        case .tcx: TCXSession(harvest: harvest)
        case .kml: KMLSession(harvest: harvest)
        case .fit: FITSession(harvest: harvest)
        }
    }
}
