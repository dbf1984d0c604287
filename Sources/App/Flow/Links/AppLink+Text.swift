import Basis
import Coordinators
import Terminal
import Walking

extension AppLink {
    /// Reads what a person wrote; `gnd://` may be left out, or stand there already where a whole link is pasted behind it.
    init(_ text: String) throws(LinkProblem) {
        let scheme = "\(Self.table.scheme)://"
        var place = text[...].trimmed
        while place.hasPrefix(scheme) { place.removeFirst(scheme.count) }
        do throws(LinkTable<AppLink>.Failure) {
            self = try Self.table.parse(place.contains("://") ? String(place) : scheme + place)
        } catch {
            throw .unknown(error)
        }
    }
}
