import Walking

/// What the profile's first form and its editor in the settings both say.
extension Phrases {
    package var aboutYou: String { self(en: "About you", ko: "내 정보") }

    package var profileQuestion: String { self(en: "So that the numbers fit you", ko: "나에게 맞는 숫자를 보여 드릴게요") }

    package var gender: String { self(en: "Gender", ko: "성별") }

    package var ageBand: String { self(en: "Age", ko: "나이") }

    package var height: String { self(en: "Height", ko: "키") }

    package var heightHelp: String {
        self(en: "In cm, if you like; it makes distances truer.", ko: "비워 둬도 돼요. cm로 적으면 거리를 더 잘 어림해요.")
    }

    package var heightWrong: String {
        let (low, high) = (Profile.heights.lowerBound, Profile.heights.upperBound)
        return self(en: "A whole number from \(low) to \(high), or nothing.", ko: "\(low)부터 \(high)까지의 수를 적거나 비워 두세요.")
    }

    /// Why a profile cannot be kept yet.
    package func reason(_ problem: ProfileDraft.Problem) -> String {
        switch problem {
        case .height: self(en: "Check the height", ko: "키를 확인해 주세요")
        }
    }

    package func sentence(_ failure: SaveProfile.Failure) -> String {
        switch failure {
        case .heightOutOfRange: heightWrong
        case .journal(let failure): sentence(failure)
        }
    }
}
