import LiveWalking

/// The mistakes in a plan of one's own.
extension Phrases {
    /// The sentence that says why a line of a plan cannot be read, after the place that names the line.
    package func reason(_ reason: PlanText.Problem.Reason) -> String {
        switch reason {
        case .unknownPhase(let word):
            self(
                en: "“\(word)” is no phase; it takes walk, fast, slow, warm-up, cool-down or repeat.",
                ko: "“\(word)” 단계는 없어요. walk, fast, slow, warm-up, cool-down, repeat을 쓸 수 있어요.")
        case .badTime(let text):
            self(en: "“\(text)” is no time; write it as 3 min or 90 s.", ko: "“\(text)”: 시간이 아니에요. 3 min이나 90 s처럼 적어 주세요.")
        case .tooShort: self(en: "a phase takes 20 seconds or more.", ko: "한 단계는 20초 이상이어야 해요.")
        case .badAim(let text):
            self(
                en: "“\(text)” is no aim; write it as cadence 95-105, speed 1.0-1.2 or step 0.65-0.75.",
                ko: "“\(text)”: 목표가 아니에요. cadence 95-105, speed 1.0-1.2, step 0.65-0.75처럼 적어 주세요.")
        case .badRepeat(let text):
            self(en: "“repeat \(text)” repeats nothing; write a number from 1 to 100.", ko: "“repeat \(text)”: 1부터 100까지 적어 주세요.")
        case .nothingToRepeat:
            self(
                en: "no phase stands before it that it could repeat; a warm-up is walked once.",
                ko: "되풀이할 단계가 앞에 없어요. 준비 단계는 한 번만 걸어요.")
        case .timeMissing:
            self(en: "only the last phase may be without a time.", ko: "마지막 단계만 시간 없이 적을 수 있어요.")
        case .empty: self(en: "there is no phase in it.", ko: "단계가 하나도 없어요.")
        case .tooLong: self(en: "that is more than 200 phases, or 60 different ones.", ko: "단계는 모두 200개, 서로 다른 것은 60개까지예요.")
        }
    }
}
