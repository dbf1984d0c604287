/// Numbers that look random and are the same for the same seed.
nonisolated struct SeededNumbers {
    private var state: UInt64

    init(_ seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    }

    private mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 11
    }

    mutating func below(_ bound: Int) -> Int {
        Int(next() % UInt64(bound))
    }

    /// At least 0 and less than 1.
    mutating func unit() -> Double {
        Double(next()) / Double(1 << 53)
    }
}
