import Testing

@testable import Walking

struct ProfileDraftTests {
    @Test(
        arguments: [
            ("", nil, true), ("  ", nil, true), ("173", 173, true), ("173 cm", 173, true), ("1.73 m", 173, true), ("50", 50, true),
            ("250", 250, true), ("49", nil, false),
            ("251", nil, false), ("tall", nil, false), ("5'8\"", 173, true),
        ] as [(String, Int?, Bool)])
    func `a height may be left out, and else is one that people have`(_ text: String, _ centimetres: Int?, _ isGood: Bool) {
        var draft = ProfileDraft()
        draft.height = text
        #expect((draft.problem == nil) == isGood)
        #expect(draft.profile?.heightCentimetres == centimetres)
        #expect((draft.profile != nil) == isGood)
    }

    @Test(arguments: [
        ("1", false), ("17", false), ("300", true), ("17o", true), ("999", true), ("5 ", false), ("30000", true), ("", false),
        ("t", true), ("tall", true), ("17c", false), ("17 센", false), ("170 tall ", true), ("백칠십", false), ("-3", true),
    ])
    func `a height is called wrong only once nothing that follows could make it right`(_ text: String, _ isWrong: Bool) {
        var draft = ProfileDraft()
        draft.height = text
        #expect(draft.isHeightWrong == isWrong)
    }

    @Test(
        arguments: [
            ("", nil, true), ("  ", nil, true), ("72", 72, true), ("72.5 kg", 72.5, true), ("20", 20, true), ("300", 300, true),
            ("19.9", nil, false), ("301", nil, false), ("heavy", nil, false), ("40 lb", nil, false), ("5 st", 31.751_465_9, true),
        ] as [(String, Double?, Bool)])
    func `a weight may be left out, and else is one that people have`(_ text: String, _ kilograms: Double?, _ isGood: Bool) {
        var draft = ProfileDraft()
        draft.weight = text
        #expect((draft.problem == nil) == isGood && (draft.profile != nil) == isGood)
        #expect(isGood || draft.problem == .weight)
        #expect(draft.profile?.weightKilograms.map { ($0 * 1000).rounded() } == kilograms.map { ($0 * 1000).rounded() })
    }

    @Test(arguments: [
        ("1", false), ("72", false), ("400", false), ("400 ", false), ("400 k", false), ("700", true), ("7000", true), ("heavy", true),
        ("h", true), ("72 heavy", true), ("4 kilo", false), ("4 KG", false), ("11 s", false), ("4킬", false), ("칠", false), ("", false),
    ])
    func `a weight is called wrong only once neither kilograms nor pounds could make it right`(_ text: String, _ isWrong: Bool) {
        var draft = ProfileDraft()
        draft.weight = text
        #expect(draft.isWeightWrong == isWrong)
    }

    @Test(arguments: Units.allCases)
    func `a weight that nobody touches stays exactly what it was`(_ units: Units) {
        let profile = Profile(gender: .man, ageBand: .from50, weightKilograms: 71.667_594_46)
        #expect(ProfileDraft(profile, units: units).profile == profile)
        var draft = ProfileDraft(profile, units: units)
        draft.weight = "80 kg"
        #expect(draft.profile?.weightKilograms == 80)
    }

    @Test func `what is not answered is not said`() {
        #expect(ProfileDraft().profile == Profile(gender: .unsaid, ageBand: .unsaid))
        var draft = ProfileDraft()
        (draft.gender, draft.ageBand) = (.woman, .from60)
        #expect(draft.profile == Profile(gender: .woman, ageBand: .from60))
    }

    @Test(arguments: Units.allCases)
    func `a profile becomes a draft and the same profile again`(_ units: Units) {
        for height in [nil, 100, 152, 173, 200] as [Int?] {
            let profile = Profile(gender: .man, ageBand: .from50, heightCentimetres: height)
            let again = ProfileDraft(profile, units: units).profile
            #expect(again?.gender == .man && again?.ageBand == .from50)
            // A height in feet and inches is known to half an inch.
            #expect(abs((again?.heightCentimetres ?? 0) - (height ?? 0)) <= (units == .metric ? 0 : 1))
        }
    }
}
