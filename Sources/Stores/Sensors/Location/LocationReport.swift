import JSON
import LiveWalking

/// A line of gpsd, as far as a walk needs it.
enum LocationReport: Equatable {
    /// It waits to be told that somebody watches.
    case greeting
    case fix(LocationFix)
    /// A receiver without a place, or something else that gpsd says.
    case nothing

    /// Returns nil where the line is no object of JSON.
    init?(_ line: [UInt8]) {
        guard let members = JSONValue.object(in: line) else { return nil }
        switch members["class"]?.string {
        case "VERSION": self = .greeting
        case "TPV": self = LocationFix(members).map(LocationReport.fix) ?? .nothing
        default: self = .nothing
        }
    }
}

extension LocationFix {
    /// The trimmed report of a time, position and velocity; nil without a place.
    package init?(_ members: [String: JSONValue]) {
        guard (members["mode"]?.number ?? 0) >= 2, let latitude = members["lat"]?.number, let longitude = members["lon"]?.number,
            (-90...90).contains(latitude), (-180...180).contains(longitude)
        else { return nil }
        self.init(
            latitude: latitude, longitude: longitude, elevation: members["altMSL"]?.number ?? members["alt"]?.number,
            speed: members["speed"]?.number, error: members["eph"]?.number)
    }
}
