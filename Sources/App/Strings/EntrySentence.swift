import LiveWalking
import Phrases
import Walking

/// The reason why a walk that was typed is none, and what to write instead.
struct EntrySentence {
    let phrases: Phrases

    func callAsFunction(_ failure: EntryFailure) -> String {
        switch failure {
        case .empty, .nothingToCount:
            let missing = phrases(
                en: "This says neither how long, nor how far, nor how many steps. Write it as 35m, 1h20m, 2.6 km or 3900.",
                ko: "걸은 시간도 거리도 걸음 수도 없어요. 35m, 1h20m, 35분, 2.6km, 3900처럼 적어 주세요.")
            if case .nothingToCount(let reading) = failure { return missing + read(reading) }
            return missing
        case .minutesOrMetres(let number):
            let kilometres = TypedDistance(metres: Double(number)).description
            return phrases(
                en: "“\(number)m” may be minutes or metres. Write \(number) min or \(kilometres) km.",
                ko: "“\(number)m”는 분인지 미터인지 알 수 없어요. \(number)분이나 \(kilometres)km로 적어 주세요.")
        case .stepsOrKilometres(let word):
            return phrases(
                en: "“\(word)” may be steps or kilometres. Write \(word) steps or \(word)m.",
                ko: "“\(word)”\(Particle.topic.after(word)) 걸음인지 킬로미터인지 알 수 없어요. \(word)걸음이나 \(word)m로 적어 주세요.")
        case .severalDays(let words):
            return phrases(
                en: "“\(words)” is more than a day. Write which one, as yesterday, last friday or 2026-11-20.",
                ko: "“\(words)”\(Particle.topic.after(words)) 하루가 아니에요. 어제, 지난주 금요일, 2026-11-20처럼 날을 적어 주세요.")
        case .minutesOrSteps(let number):
            return phrases(
                en: "“\(number)” may be minutes or steps. Write \(number) min or \(phrases.steps(number)).",
                ko: "“\(number)”\(Particle.topic.after("\(number)")) 분인지 걸음인지 알 수 없어요. \(number)분이나 \(number)걸음으로 적어 주세요.")
        case .twice(let word):
            return phrases(
                en: "“\(word)” says the same a second time. Leave one out, or put the title in quotes: “\(word)”.",
                ko: "“\(word)”\(Particle.topic.after(word)) 앞에 적은 것과 겹쳐요. 하나를 빼거나, 제목이면 따옴표로 묶어 주세요.")
        case .unreadable(let word):
            return phrases(
                en: "“\(word)” cannot be read. Write it as 2.6 km, 35 min, 3900 steps or 2026-11-20, or put the title in quotes.",
                ko: "“\(word)”\(Particle.object.after(word)) 읽을 수 없어요. 2.6km, 35분, 3900걸음, 2026-11-20처럼 적거나, 제목이면 따옴표로 묶어 주세요.")
        case .noSuchDate(let date):
            return phrases(
                en: "There is no “\(date)” in any calendar. Write a date that exists, as 2026-11-20.",
                ko: "“\(date)”\(Particle.topic.after(date)) 없는 날짜예요. 2026-11-20처럼 달력에 있는 날짜를 적어 주세요.")
        case .nothing(let text, let measure): return sentence(text, ofNothing: measure)
        case .tooMuch(let text, let measure): return sentence(text, tooMuch: measure)
        case .draft(let problem, let reading): return self(problem) + read(reading)
        }
    }

    func callAsFunction(_ problem: WalkDraft.Problem) -> String {
        switch problem {
        case .noDuration:
            phrases(en: "A walk takes some time. Write it as 35m, 1h or 1h20m.", ko: "산책에는 시간이 필요해요. 35m, 1h, 35분처럼 적어 주세요.")
        case .tooLong: phrases(en: "A walk takes \(longest) hours at most. Split it.", ko: "산책 한 번은 \(longest)시간까지예요. 나누어 적어 주세요.")
        case .inTheFuture:
            phrases(
                en: "That walk would end in the future. Check when it began and how long it took.",
                ko: "미래에 끝나는 산책이에요. 시작 시각과 걸린 시간을 확인해 주세요.")
        case .tooLongAgo: phrases(en: "That is before there were pedometers. Check the date.", ko: "만보기가 없던 때예요. 날짜를 확인해 주세요.")
        case .tooFewSteps:
            phrases(
                en: "These are too few steps for that time: fewer than \(slowest) a minute. Check both.",
                ko: "그 시간에 비해 걸음이 너무 적어요. 1분에 \(slowest)걸음은 되어야 해요. 둘 다 확인해 주세요.")
        case .tooManySteps:
            phrases(
                en: "Nobody takes that many steps in that time: more than \(fastest) a minute. Check both.",
                ko: "그 시간에 걸을 수 없는 걸음 수예요. 1분에 \(fastest)걸음까지예요. 둘 다 확인해 주세요.")
        case .tooFar: phrases(en: "Nobody walks that far in that time. Check both.", ko: "그 시간에 걸을 수 없는 거리예요. 둘 다 확인해 주세요.")
        case .impossibleSteps:
            phrases(
                en: "Steps and distance do not fit: a step is \(shortestStep) to \(longestStep) long. Check both.",
                ko: "걸음 수와 거리가 서로 맞지 않아요. 한 걸음은 \(shortestStep)에서 \(longestStep)까지예요. 둘 다 확인해 주세요.")
        case .titleTooLong:
            phrases(
                en: "The title has more than \(WalkDraft.maximumTitleLength) characters. Shorten it.",
                ko: "제목이 \(WalkDraft.maximumTitleLength)자보다 길어요. 줄여 주세요.")
        }
    }

    /// Returns the sentence for a measure that was read as nothing, and what to write instead.
    private func sentence(_ text: String, ofNothing measure: EntryFailure.Measure) -> String {
        switch measure {
        case .duration:
            phrases(
                en: "“\(text)” is no time to walk in. Write how long it took, as 35m.", ko: "“\(text)”: 산책에는 시간이 필요해요. 걸린 시간을 35분처럼 적어 주세요."
            )
        case .steps:
            phrases(
                en: "“\(text)” is no walk. Leave the steps out where they are not known, or write them as 3900 steps.",
                ko: "“\(text)”: 걸음이 없으면 산책이 아니에요. 모르면 빼고, 알면 3900걸음처럼 적어 주세요.")
        case .distance:
            phrases(
                en: "“\(text)” is no distance. Leave it out where it is not known, or write it as 2.6 km.",
                ko: "“\(text)”: 거리가 없어요. 모르면 빼고, 알면 2.6km처럼 적어 주세요.")
        }
    }

    /// Returns the sentence for a measure beyond any walk, and the most that one can have.
    private func sentence(_ text: String, tooMuch measure: EntryFailure.Measure) -> String {
        switch measure {
        case .duration:
            return phrases(
                en: "“\(text)” is longer than a walk can take: up to \(longest) hours. Write it as 35m.",
                ko: "“\(text)”: 너무 길어요. 산책 한 번은 \(longest)시간까지예요. 35분처럼 적어 주세요.")
        case .steps:
            let minutes = Double(WalkDraft.maximumDuration.components.seconds) / 60
            let most = phrases.number(Int(clamping: WalkDraft.cadences.upperBound * minutes))
            return phrases(
                en: "“\(text)” is more than a walk can have: up to \(fastest) steps a minute and \(most) in all. Write it as 3900 steps.",
                ko: "“\(text)”: 너무 많아요. 산책 한 번은 1분에 \(fastest)걸음, 모두 \(most)걸음까지예요. 3900걸음처럼 적어 주세요.")
        case .distance:
            let most = phrases.number(Int(clamping: TypedDistance.most / 1000))
            return phrases(
                en: "“\(text)” is further than a walk can go: less than \(most) km. Write it as 2.6 km.",
                ko: "“\(text)”: 너무 멀어요. 산책 거리는 \(most)km보다 짧아야 해요. 2.6km처럼 적어 주세요.")
        }
    }

    private var slowest: String { phrases.number(Int(clamping: WalkDraft.cadences.lowerBound)) }
    private var fastest: String { phrases.number(Int(clamping: WalkDraft.cadences.upperBound)) }
    private var shortestStep: String { phrases.stepLength(WalkDraft.stepLengths.lowerBound) }
    private var longestStep: String { phrases.stepLength(WalkDraft.stepLengths.upperBound) }

    private var longest: String { phrases.number(Int(clamping: WalkDraft.maximumDuration.components.seconds / 3600)) }

    /// The parts that were understood, so that the mistake can be seen.
    private func read(_ reading: EntryReading) -> String {
        var parts: [String] = []
        let start = [reading.date?.description, reading.time?.description].compactMap { $0 }
        if !start.isEmpty {
            let text = start.joined(separator: " ")
            parts.append(reading.time == nil ? text : phrases(en: "start \(text)", ko: "시작 \(text)"))
        }
        if let end = reading.end { parts.append(phrases(en: "end \(end)", ko: "끝 \(end)")) }
        if let duration = reading.duration { parts.append(phrases.duration(duration)) }
        if let steps = reading.steps { parts.append(phrases.steps(steps)) }
        if let distance = reading.distance { parts.append(phrases.distance(distance)) }
        if !reading.title.isEmpty { parts.append("“\(reading.title)”") }
        parts += reading.tags.map { "#" + $0 }
        let text = parts.joined(separator: " · ")
        return text.isEmpty ? "" : " " + phrases(en: "It was read as \(text).", ko: "이렇게 읽었어요: \(text)")
    }
}
