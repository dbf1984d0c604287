import LiveWalking
import Walking

/// Modes and phases of a live walk by their names.
extension Phrases {
    package func name(_ mode: WalkMode) -> String {
        switch mode {
        case .stroll: self(en: "Stroll", ko: "느긋하게")
        case .brisk: self(en: "Brisk", ko: "빠르게")
        case .longer: self(en: "Longer steps", ko: "보폭 넓히기")
        case .quicker: self(en: "Quicker steps", ko: "발걸음 빠르게")
        case .intervals: self(en: "Intervals", ko: "인터벌")
        case .guided: self(en: "Warm-up and cool-down", ko: "준비와 마무리")
        case .sixMinutes: self(en: "Six-minute walk test", ko: "6분 걷기 검사")
        }
    }

    package func name(_ choice: WalkChoice) -> String {
        switch choice.plan {
        case .mode(let mode): name(mode)
        case .own(let plan): plan.id
        }
    }

    /// Returns what a mode does, in a sentence or two.
    package func explanation(of mode: WalkMode, age: AgeBand = .unsaid) -> String {
        switch mode {
        case .stroll: self(en: "At your own pace, without an aim.", ko: "목표 없이 내 속도로 걸어요.")
        case .brisk: briskExplanation(age)
        case .longer: self(en: "At your usual cadence, with steps 5% longer.", ko: "박자는 평소 그대로 두고 보폭만 5% 넓혀요.")
        case .quicker: self(en: "With your usual step, 5% more of them a minute.", ko: "보폭은 평소 그대로 두고 발걸음만 5% 빠르게 옮겨요.")
        case .intervals:
            self(
                en: "Three minutes fast and three slow, five times, between two easy stretches: 40 minutes.",
                ko: "3분 빠르게, 3분 천천히 걷기를 다섯 번 되풀이해요. 준비와 마무리까지 40분이에요.")
        case .guided:
            self(
                en: "Five minutes at ease, twenty brisk, five at ease again.", ko: "5분 가볍게, 20분 빠르게, 다시 5분 가볍게 걸어요.")
        case .sixMinutes:
            sixMinuteAdvice
                + self(
                    en: " Only the time left is said; without a sensor the metres are asked for at the end.",
                    ko: " 남은 시간만 알려 드려요. 센서가 없으면 끝나고 거리를 여쭤봐요.")
        }
    }

    /// The way to walk the six-minute test.
    package var sixMinuteAdvice: String {
        self(
            en: "Walk back and forth as far as you can in six minutes, without running. Slow down or rest if you need to.",
            ko: "6분 동안 뛰지 말고 왔다 갔다 하며 갈 수 있는 만큼 걸어요. 힘들면 천천히 걷거나 쉬어도 돼요.")
    }

    /// Of somebody whose age is not known, or has no band of its own, the cadence is that of all adults.
    private func briskExplanation(_ age: AgeBand) -> String {
        switch age {
        case .from50, .from55, .from60, .from70, .from80:
            self(
                en: "At the cadence of moderate effort for your age: you can talk, but not sing.",
                ko: "내 나이에 맞는 중간 강도의 박자로 걸어요. 말은 할 수 있지만 노래는 힘든 정도예요.")
        case .under50, .unsaid:
            self(
                en: "At the cadence of moderate effort for adults: you can talk, but not sing.",
                ko: "성인에게 맞는 중간 강도의 박자로 걸어요. 말은 할 수 있지만 노래는 힘든 정도예요.")
                + (age == .unsaid
                    ? self(
                        en: " Say your age in Settings ▸ About you, and it fits you.",
                        ko: " 설정 ▸ 내 정보에서 나이를 알려 주시면 나이에 맞춰 드려요.") : "")
        }
    }

    /// The study or the measure that a mode comes from.
    package func origin(of mode: WalkMode) -> String {
        switch mode {
        case .stroll: self(en: "The coach keeps quiet, but for what went well.", ko: "코치는 잘하고 있을 때만 말을 걸어요.")
        case .brisk:
            self(
                en: "From CADENCE-Adults (Tudor-Locke 2019–2021, McAvoy 2021).",
                ko: "근거: CADENCE-Adults (Tudor-Locke 2019–2021, McAvoy 2021).")
        case .longer:
            self(
                en: "Compared with your own last four weeks: three walks with steps and a distance.",
                ko: "나의 지난 4주와 비교해요. 걸음과 거리가 있는 산책이 세 번 있어야 해요.")
        case .quicker:
            self(
                en: "Compared with your own last four weeks, or else with 100 steps a minute.",
                ko: "나의 지난 4주와 비교해요. 아직 모르면 분당 100걸음과 비교해요.")
        case .intervals: self(en: "From interval walking training (Nemoto 2007).", ko: "근거: 인터벌 걷기 훈련 (Nemoto 2007).")
        case .guided: self(en: "The brisk part is as in Brisk.", ko: "빠르게 걷는 부분은 ‘빠르게’와 같아요.")
        case .sixMinutes: self(en: "After the six-minute walk test (ATS 2002).", ko: "근거: 6분 걷기 검사 (ATS 2002).")
        }
    }

    package func name(_ kind: WalkPlan.Kind) -> String {
        switch kind {
        case .walk: self(en: "walk", ko: "걷기")
        case .fast: self(en: "fast", ko: "빠르게")
        case .slow: self(en: "slow", ko: "천천히")
        case .warmUp: self(en: "warm-up", ko: "준비")
        case .coolDown: self(en: "cool-down", ko: "마무리")
        case .test: self(en: "test", ko: "검사")
        }
    }
}
