/// The identity of a walk request, drawn by the program that asks.
package struct WalkRequestID: RandomIdentifier {
    package let rawValue: UInt128

    package init(rawValue: UInt128) { self.rawValue = rawValue }
}
