extension ChangeName {
    /// The change of a profile: by its one answer that is another one, or as that of the profile where there are several.
    package static func change(from old: Profile?, to new: Profile?) -> ChangeName {
        let unsaid = Profile(gender: .unsaid, ageBand: .unsaid)
        let (old, new) = (old ?? unsaid, new ?? unsaid)
        let names = [
            old.gender == new.gender ? nil : named(en: "gender", ko: "성별"),
            old.ageBand == new.ageBand ? nil : named(en: "age", ko: "나이"),
            old.heightCentimetres == new.heightCentimetres ? nil : named(en: "height", ko: "키"),
            old.weightKilograms == new.weightKilograms ? nil : named(en: "weight", ko: "몸무게"),
        ].compactMap(\.self)
        return names.count == 1 ? names[0] : .profile
    }
}
