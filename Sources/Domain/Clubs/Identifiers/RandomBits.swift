/// The 128 bits of an identity, in two halves.
///
/// They are no `UInt128`, because Swift 6.3 breaks the stack of an async call that has one as an argument and no registers left for it:
/// the program then crashes where the call returns. On ARM the upper half of one that is returned is lost (swiftlang/swift#89842).
package struct RandomBits: Hashable, Comparable, Sendable {
    private let high: UInt64
    private let low: UInt64

    package init(_ number: UInt128) {
        high = UInt64(truncatingIfNeeded: number >> 64)
        low = UInt64(truncatingIfNeeded: number)
    }

    package var number: UInt128 { UInt128(high) << 64 | UInt128(low) }

    package static func < (left: RandomBits, right: RandomBits) -> Bool { (left.high, left.low) < (right.high, right.low) }
}
