/// The identity of a person in a club, on all of their machines.
package struct MemberID: RandomIdentifier, Codable {
    package let rawValue: UInt128

    package init(rawValue: UInt128) { self.rawValue = rawValue }
}
