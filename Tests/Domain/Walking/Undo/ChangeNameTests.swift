import Testing

@testable import Walking

struct ChangeNameTests {
    private let profile = Profile(gender: .woman, ageBand: .from60, heightCentimetres: 165, weightKilograms: 62)

    @Test func `one answer of a profile that was changed is named, whichever way the change went`() {
        let changes: [(ChangeName, (inout Profile) -> Void)] = [
            (.named(en: "gender", ko: "성별"), { $0.gender = .unsaid }), (.named(en: "age", ko: "나이"), { $0.ageBand = .from55 }),
            (.named(en: "height", ko: "키"), { $0.heightCentimetres = nil }),
            (.named(en: "weight", ko: "몸무게"), { $0.weightKilograms = 63.5 }),
        ]
        for (name, change) in changes {
            var other = profile
            change(&other)
            #expect(ChangeName.change(from: profile, to: other) == name && ChangeName.change(from: other, to: profile) == name)
        }
    }

    @Test func `a weight is named where nothing was known of the person before`() {
        let told = Profile(gender: .unsaid, ageBand: .unsaid, weightKilograms: 72)
        #expect(ChangeName.change(from: nil, to: told) == .named(en: "weight", ko: "몸무게"))
        #expect(ChangeName.change(from: told, to: nil) == .named(en: "weight", ko: "몸무게"))
    }

    @Test func `several answers are the profile`() {
        #expect(ChangeName.change(from: nil, to: profile) == .profile)
        #expect(ChangeName.change(from: profile, to: profile) == .profile)
    }
}
