/// The identity of a club: the same on every machine and in every store.
package struct ClubID: RandomIdentifier {
    package let bits: RandomBits

    package init(bits: RandomBits) { self.bits = bits }
}
