/// The files of recorded tracks that exports hold beside their own.
enum TrackKind {
    case gpx, tcx, fit
}
