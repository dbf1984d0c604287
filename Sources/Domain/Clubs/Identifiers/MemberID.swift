/// The identity of a person in a club, on all of their machines.
package struct MemberID: RandomIdentifier, Codable {
    package let bits: RandomBits

    package init(bits: RandomBits) { self.bits = bits }
}
