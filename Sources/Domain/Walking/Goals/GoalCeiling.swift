/// The highest goals that tables support; a person may aim higher by hand, but nothing is proposed beyond them.
package enum GoalCeiling {
    /// Steps a day at which risk levels off: 6,000–8,000 from 60 years on, 8,000–10,000 below (Paluch 2022, Lancet Public Health).
    ///
    /// Where nobody said how old they are it is 8,000, which both age groups share.
    package static func steps(_ band: AgeBand) -> Double {
        switch band {
        case .under50, .from50, .from55: 10_000
        case .from60, .from70, .from80, .unsaid: 8_000
        }
    }

    /// The mean comfortable speed of an age group, metres a second, of women and of men (``GaitTable/world``); nil where nobody said how old
    /// they are.
    ///
    /// It was measured indoors, so it is a ceiling for what is proposed and never a verdict. Of several decades the lowest counts, and so
    /// does the lower of the two where neither is said.
    package static func speed(_ profile: Profile?) -> Double? {
        profile.flatMap { GaitTable.world.reference(.speed, age: $0.ageBand, gender: $0.gender) }?.values.lowerBound
    }
}
