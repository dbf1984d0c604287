/// Random numbers that are the same on every machine and for every version of the standard library.
///
/// SplitMix64: eight bytes of state, and neighbouring seeds give unrelated numbers, so that a monkey may count its seeds up.
package nonisolated struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
