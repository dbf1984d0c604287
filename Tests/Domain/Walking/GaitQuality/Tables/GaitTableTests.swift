import Testing

@testable import Walking

struct GaitTableTests {
    /// Bohannon and Andrews 2011, table of the comfortable pace.
    @Test(
        arguments: [
            (AgeBand.from70, Profile.Gender.man, 1.26...1.26), (.from70, .woman, 1.13...1.13), (.from70, .unsaid, 1.13...1.26),
            (.from60, .woman, 1.24...1.24), (.from80, .man, 0.97...0.97), (.under50, .man, 1.36...1.43),
        ])
    func `the world's speed`(_ age: AgeBand, _ gender: Profile.Gender, _ values: ClosedRange<Double>) throws {
        let reference = try #require(GaitTable.world.reference(.speed, age: age, gender: gender))
        #expect(reference.values == values && reference.study == .bohannon && reference.ages == .own)
    }

    @Test func `Korea's speed is of the old alone`() {
        #expect(GaitTable.korea.reference(.speed, age: .from70, gender: .woman)?.values == 0.709...0.709)
        #expect(GaitTable.korea.reference(.speed, age: .from80, gender: .other)?.values == 0.709...0.850)
        #expect(GaitTable.korea.reference(.speed, age: .from60, gender: .man) == nil)
    }

    @Test func `nobody is compared whose age is not known`() {
        for table in GaitTable.allCases {
            #expect(table.reference(.speed, age: .unsaid, gender: .man) == nil)
            #expect(table.reference(.walkRatio, age: .unsaid, gender: .man) == nil)
        }
    }

    @Test func `the peak of a day is of all adults, and says so`() throws {
        let reference = try #require(GaitTable.world.reference(.peakCadence, age: .unsaid, gender: .woman))
        #expect(reference.values == 69.6...69.6 && reference.ages == .adults && reference.study == .tudorLocke2012)
        // It was measured in the days of people of the United States, whichever table is chosen.
        #expect(reference.people == .unitedStates && reference.isOfDailyLife)
        #expect(GaitTable.korea.reference(.peakCadence, age: .unsaid, gender: .woman) == reference)
    }

    @Test func `of what no table says nothing is said`() {
        let known = GaitMeasure.allCases.filter { GaitTable.world.reference($0, age: .from70, gender: .man) != nil }
        #expect(known == [.speed, .walkRatio, .peakCadence])
    }
}
