import LiveWalking

/// Numbers of a live walk that are not known, in a few words each.
extension Phrases {
    /// Returns the reason why a number is not known, as short as a line wants it.
    package func short(_ missing: MissingNumber) -> String {
        switch missing {
        case .steps: self(en: "no steps: tap them", ko: "걸음 모름: 두드려 주세요")
        case .awaited: self(en: "waiting for steps", ko: "걸음 기다리는 중")
        case .unsteady: self(en: "pace changing", ko: "속도 바뀌는 중")
        case .taps: self(en: "no cadence: tap again", ko: "박자 모름: 다시 두드려 주세요")
        case .speed: self(en: "no speed: no sensor", ko: "속도 모름: 센서 없음")
        case .stepLength: self(en: "no step length: no sensor", ko: "보폭 모름: 센서 없음")
        case .ownStep: self(en: "no distance: see gnd calibrate", ko: "거리 모름: gnd calibrate")
        case .askedAtEnd: self(en: "distance: asked at the end", ko: "거리: 끝나면 여쭤봐요")
        case .heart: self(en: "no heart rate: no strap", ko: "심박 모름: 심박 센서 없음")
        case .contact: self(en: "♥ no contact", ko: "♥ 피부에 안 닿음")
        case .usualStep: self(en: "no aim: usual step unknown", ko: "목표 없음: 평소 보폭을 몰라요")
        }
    }

    /// Seconds in which a sensor may still say its first word.
    private static var secondsOfPatience: Int { 10 }

    /// The one number that a line says to be missing: the one that is wanted or aimed at, or the steps, or the way.
    func missingNumber(of update: LiveUpdate, _ wanted: LivePreferences.Number?) -> MissingNumber? {
        let state = update.state
        guard !update.isOver, state.elapsed >= Self.secondsOfPatience else { return nil }
        // Whose steps go on as they were tapped has a cadence for the plan, and may want to know of the way.
        let aimed = update.missing(wanted)
        return aimed.flatMap { $0 == .taps ? nil : $0 } ?? state.missing(.steps) ?? state.missing(.distance) ?? aimed
    }
}
