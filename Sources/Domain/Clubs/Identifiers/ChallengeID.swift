/// The identity of a challenge, drawn by the program that starts it.
package struct ChallengeID: RandomIdentifier {
    package let bits: RandomBits

    package init(bits: RandomBits) { self.bits = bits }
}
