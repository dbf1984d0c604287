extension ChangeName {
    /// The change of a feature's setting, by the key under which that is kept; nil for a feature that is not known.
    package static func change(ofFeature key: String) -> ChangeName? {
        switch key {
        case RecordDecisions.key: .records
        case PrivacyZones.key: .privacyZones
        case StepCalibrations.key: .calibration
        case GoalChoices.key: .named(en: "goals", ko: "목표")
        case ShoeRack.key: .named(en: "shoes", ko: "신발")
        case Inbox.key: .named(en: "choice of the inbox", ko: "가져올 폴더 고르기")
        case "gait-tests": .named(en: "results of tests", ko: "걷기 검사 결과")
        case "live": .named(en: "settings of live walks", ko: "지금 걷기 설정")
        default: nil
        }
    }
}
