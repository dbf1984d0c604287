import Walking

/// The words that the profile's first form and its editor in the settings share.
extension Phrases {
    package var aboutYou: String { self(en: "About you", ko: "내 정보") }

    package var profileQuestion: String { self(en: "So that the numbers fit you", ko: "꼭 맞는 숫자를 보여 드릴게요") }

    package var gender: String { self(en: "Gender", ko: "성별") }

    package var ageBand: String { self(en: "Age", ko: "나이") }

    package var height: String { self(en: "Height", ko: "키") }

    package var heightHelp: String {
        !units.hasInches
            ? self(en: "In cm, if you like; it makes distances more accurate.", ko: "비워 둬도 돼요. cm로 적으면 거리를 더 잘 어림해요.")
            : self(en: "Such as 5'8\", if you like; it makes distances more accurate.", ko: "비워 둬도 돼요. 5'8\"처럼 적으면 거리를 더 잘 어림해요.")
    }

    package var heightWrong: String {
        let (low, high) = (Profile.heights.lowerBound, Profile.heights.upperBound)
        let (from, to) = !units.hasInches ? ("\(low)", "\(high)") : (height(low), height(high))
        return self(en: "From \(from) to \(to), or nothing.", ko: "\(from)부터 \(to)까지 적거나 비워 두세요.")
    }

    package var weight: String { self(en: "Weight", ko: "몸무게") }

    package var weightHelp: String {
        let example = weight(units.hasPounds ? 158 * units.kilogramsPerWeight : 72)
        return self(
            en: "Such as \(example), if you like; a walk then says its energy.", ko: "비워 둬도 돼요. \(example)처럼 적으면 산책에서 쓴 열량을 어림해요.")
    }

    package var weightWrong: String {
        let (low, high) = (Profile.weights.lowerBound / units.kilogramsPerWeight, Profile.weights.upperBound / units.kilogramsPerWeight)
        let (from, to) = (Int(clamping: low, .up), "\(Int(clamping: high, .down)) \(units.hasPounds ? "lb" : "kg")")
        return self(en: "A weight from \(from) to \(to), as in 72 kg or 158 lb.", ko: "몸무게를 \(from)부터 \(to)까지, 72 kg이나 158 lb처럼 적어 주세요.")
    }

    /// The reason for which a profile cannot be kept yet.
    package func reason(_ problem: ProfileDraft.Problem) -> String {
        switch problem {
        case .height:
            !units.hasInches
                ? self(en: "Write the height in cm, as in 158.", ko: "키를 cm로 적어 주세요. 예: 158")
                : self(en: "Write the height in feet and inches, as in 5'2\".", ko: "키를 피트와 인치로 적어 주세요. 예: 5'2\"")
        case .weight: weightWrong
        }
    }

    package func sentence(_ failure: SaveProfile.Failure) -> String {
        switch failure {
        case .heightOutOfRange: heightWrong
        case .weightOutOfRange: weightWrong
        case .journal(let failure): sentence(failure)
        }
    }
}
