/// The first two bytes of Treadmill Data: which fields follow, in the order of the bits.
struct TreadmillFlags: OptionSet {
    let rawValue: Int

    /// The other way round than the rest: set, further packets belong to this record and the speed is in the last of them.
    static let moreData = Self(rawValue: 1 << 0)
    static let averageSpeed = Self(rawValue: 1 << 1)
    static let distance = Self(rawValue: 1 << 2)
    static let inclination = Self(rawValue: 1 << 3)
    static let elevation = Self(rawValue: 1 << 4)
    static let pace = Self(rawValue: 1 << 5)
    static let averagePace = Self(rawValue: 1 << 6)
    static let energy = Self(rawValue: 1 << 7)
    static let heartRate = Self(rawValue: 1 << 8)
    static let metabolicEquivalent = Self(rawValue: 1 << 9)
    static let elapsed = Self(rawValue: 1 << 10)
    static let remaining = Self(rawValue: 1 << 11)
    static let forceAndPower = Self(rawValue: 1 << 12)
    /// Reserved by the specification; belts under desks put their steps here.
    static let steps = Self(rawValue: 1 << 13)
}
