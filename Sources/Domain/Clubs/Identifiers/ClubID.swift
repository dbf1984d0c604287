/// The identity of a club: the same on every machine and in every store.
package struct ClubID: RandomIdentifier {
    package let rawValue: UInt128

    package init(rawValue: UInt128) { self.rawValue = rawValue }
}
