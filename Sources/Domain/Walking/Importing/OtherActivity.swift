/// An activity that is no walk, by the facts that identify it.
package struct OtherActivity: Hashable, Sendable, Codable {
    /// The sport as the file calls it; empty where it does not say.
    package var sport: String
    package var date: CivilDate?

    package init(sport: String, date: CivilDate?) {
        self.sport = LeftOut.shortened(sport)
        self.date = date
    }
}
