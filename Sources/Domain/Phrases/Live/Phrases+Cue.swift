import LiveWalking

/// The words of the coach: short, and fit to be spoken.
extension Phrases {
    /// Returns the words of a cue, in one or two short sentences.
    package func text(of cue: Cue) -> String {
        switch cue {
        case .phase(let kind, let seconds): text(ofPhase: kind, seconds: seconds)
        case .planDone:
            self(
                en: "The plan is done. Walk on as you like, or end the walk.", ko: "계획을 다 마쳤어요. 더 걸어도 좋고 여기서 끝내도 좋아요.")
        case .testDone: self(en: "The time of the test is over. Rest, or walk on as you like.", ko: "검사 시간이 끝났어요. 쉬어도 좋고 더 걸어도 좋아요.")
        case .more(.cadence): self(en: "Step a little quicker.", ko: "발을 조금 더 빠르게 옮겨 보세요.")
        case .more(.speed): self(en: "Walk a little faster.", ko: "조금 더 빨리 걸어 보세요.")
        case .more(.stepLength): self(en: "Let the steps grow a little longer.", ko: "보폭을 조금 더 넓혀 보세요.")
        case .less(.cadence): self(en: "You can step a little slower.", ko: "발을 조금 더 천천히 옮겨도 좋아요.")
        case .less(.speed): self(en: "You can walk a little slower.", ko: "조금 더 천천히 걸어도 좋아요.")
        case .less(.stepLength): self(en: "The steps can be a little shorter.", ko: "보폭을 조금 줄여도 좋아요.")
        case .good(.cadence): self(en: "Good, that is the rhythm.", ko: "좋아요, 박자가 딱 맞아요.")
        case .good(.speed): self(en: "Good, that is the pace.", ko: "좋아요, 속도가 딱 맞아요.")
        case .good(.stepLength): self(en: "Good, that is the length.", ko: "좋아요, 보폭이 딱 맞아요.")
        case .steady(let minutes):
            self(en: "Steady for \(spelledMinutes(minutes)). Well walked.", ko: "\(minutes)분째 고르게 걷고 있어요. 아주 좋아요.")
        case .longerSteps:
            self(
                en: "The rhythm is good. If it is easy, let the steps grow a little longer.",
                ko: "박자가 좋아요. 편하다면 보폭을 조금 더 넓혀 보세요.")
        case .stepsGrew(let centimetres):
            self(
                en: "Your steps are \(centimetres) centimetres longer than usual.", ko: "보폭이 평소보다 \(centimetres)센티미터 넓어졌어요.")
        case .halfWay: self(en: "Half of it is done.", ko: "벌써 절반 왔어요.")
        case .minutesLeft(let minutes): self(en: "\(spelledMinutes(minutes)) left.", ko: "\(minutes)분 남았어요.")
        case .sensorLost(let title):
            self(en: "No signal from \(title). The walk goes on.", ko: "\(title) 신호가 끊겼어요. 산책은 계속돼요.")
        case .beltLost:
            self(
                en: "The belt cannot be reached and goes on. Stop it on the belt.", ko: "벨트와 연결이 끊겼고 벨트는 계속 움직여요. 벨트에서 멈추세요.")
        case .beatOff:
            self(
                en: "Your steps were less even with the beat, so it is off now.", ko: "박자에 맞추니 걸음이 덜 고르게 되어 박자를 껐어요.")
        case .sensorBack(let title): self(en: "\(title) is back.", ko: "\(title) 신호가 돌아왔어요.")
        }
    }

    private func text(ofPhase kind: WalkPlan.Kind, seconds: Int?) -> String {
        let time = seconds.map(spelledTime)
        return switch (kind, time) {
        case (.walk, nil): self(en: "Walk as you like.", ko: "편하게 걸어요.")
        case (.walk, let time?): self(en: "Walk for \(time).", ko: "\(time) 동안 걸어요.")
        case (.fast, nil): self(en: "Fast now.", ko: "이제 빠르게 걸어요.")
        case (.fast, let time?): self(en: "Fast now, for \(time).", ko: "이제 \(time) 동안 빠르게 걸어요.")
        case (.slow, nil): self(en: "Slow now.", ko: "이제 천천히 걸어요.")
        case (.slow, let time?): self(en: "Slow now, for \(time).", ko: "이제 \(time) 동안 천천히 걸어요.")
        case (.warmUp, nil): self(en: "Warm up, at ease.", ko: "가볍게 몸을 풀어요.")
        case (.warmUp, let time?): self(en: "Warm up for \(time), at ease.", ko: "\(time) 동안 가볍게 몸을 풀어요.")
        case (.coolDown, nil): self(en: "Cool down, slower and slower.", ko: "점점 느리게 걸으며 마무리해요.")
        case (.coolDown, let time?):
            self(en: "Cool down for \(time), slower and slower.", ko: "\(time) 동안 점점 느리게 걸으며 마무리해요.")
        case (.test, nil): self(en: "Walk as far as you can.", ko: "걸을 수 있는 만큼 멀리 걸어요.")
        case (.test, let time?):
            self(
                en: "Walk as far as you can in \(time). Rest whenever you want.",
                ko: "\(time) 동안 걸을 수 있는 만큼 멀리 걸어요. 언제든 쉬어도 괜찮아요.")
        }
    }

    /// `3 minutes`, `30 seconds`, as they are spoken.
    private func spelledTime(_ seconds: Int) -> String {
        guard seconds >= 60 else { return self(en: "\(seconds) \(seconds == 1 ? "second" : "seconds")", ko: "\(seconds)초") }
        let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
        let whole = self(en: spelledMinutes(minutes), ko: "\(minutes)분")
        return rest == 0 ? whole : whole + " " + spelledTime(rest)
    }

    private func spelledMinutes(_ minutes: Int) -> String { "\(minutes) \(minutes == 1 ? "minute" : "minutes")" }
}
