/// The identity of a walk request, drawn by the program that asks.
package struct WalkRequestID: RandomIdentifier {
    package let bits: RandomBits

    package init(bits: RandomBits) { self.bits = bits }
}
