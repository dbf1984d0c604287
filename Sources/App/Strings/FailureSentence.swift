import LiveWalking
import Phrases
import Walking

/// The failure and its remedy, in one line.
struct FailureSentence {
    let phrases: Phrases

    func callAsFunction(_ failure: CommandFailure) -> String {
        switch failure {
        case .journal(let failure): phrases.sentence(failure)
        case .importing(let failure): phrases.sentence(failure)
        case .walk(let problem): sentence(problem)
        case .entry(let failure): sentence(failure)
        case .noBackup(let path):
            phrases(
                en: "\(path) is not a GND backup. Choose a file that “gnd backup” made.",
                ko: "\(path)\(Particle.topic.after(path)) GND의 백업이 아니에요. “gnd backup”으로 만든 파일을 골라 주세요.")
        case .noSuchProfile(let name):
            phrases(
                en: "There is no profile “\(name)”. Leave out --profile, or open the app to make one.",
                ko: "“\(name)” 프로필은 없어요. --profile을 빼거나 앱을 열어 만들어 보세요.")
        case .signedOut(let name):
            phrases(
                en: "\(name) is signed out. Sign in with “gnd --profile \(name)”, then run it again.",
                ko: "\(name) 계정은 로그아웃되어 있어요. “gnd --profile \(name)”\(Particle.by.after(name)) 로그인한 뒤 다시 실행해 주세요.")
        case .noSuchImport(let text) where Int64(text) == nil:
            phrases(
                en: "“\(text)” is no number of an import. See “gnd imports” for the numbers.",
                ko: "“\(text)”: 가져온 내역의 번호가 아니에요. “gnd imports”에서 번호를 확인해 주세요.")
        case .noSuchImport(let number):
            phrases(
                en: "There is no import \(number). See “gnd imports” for the numbers.",
                ko: "\(number)번 내역은 없어요. “gnd imports”에서 번호를 확인해 주세요.")
        case .noYear(let text):
            phrases(en: "“\(text)” is no year. Write it as 2026.", ko: "“\(text)”: 연도가 아니에요. 2026처럼 적어 주세요.")
        case .noInbox:
            phrases(
                en: "No folder is chosen yet. “gnd inbox DIR” chooses one.",
                ko: "아직 고른 폴더가 없어요. “gnd inbox DIR”로 골라 주세요.")
        case .noFolder(let path):
            phrases(
                en: "\(PathText.shown(path)) is no folder that can be read. Check the name.",
                ko: "\(PathText.shown(path)): 읽을 수 있는 폴더가 아니에요. 이름을 확인해 주세요.")
        case .noCalibration:
            phrases(
                en: "Write a way of at least 20 m and the steps you counted on it, as in “gnd calibrate 400m 540”.",
                ko: "20 m가 넘는 거리와 그동안 센 걸음 수를 “gnd calibrate 400m 540”처럼 적어 주세요.")
        case .privacy(let problem): sentence(problem)
        case .club(let failure): phrases.sentence(failure)
        case .together(let problem): sentence(problem)
        case .knownSport(let name):
            phrases(
                en: "GND knows what “\(name)” is. Only sports that an import names as left out can be counted as walks.",
                ko: "“\(name)”\(Particle.topic.after(name)) GND가 아는 운동이에요. 가져올 때 빠졌다고 나온 이름만 산책으로 셀 수 있어요.")
        case .sensor(.notFound, let address):
            phrases(
                en: "No sensor \(address) answers. Switch it on, come near, and see “gnd sensors find” for its address.",
                ko: "센서 \(address)\(Particle.subject.after(address)) 응답하지 않아요. 센서를 켜고 가까이 둔 뒤 “gnd sensors find”에서 주소를 확인해 주세요.")
        case .sensor(let failure, _): phrases.sentence(failure)
        case .noAddress(let action):
            phrases(
                en: "Which sensor? Write its address behind “gnd sensors \(action)”; “gnd sensors” and “gnd sensors find” list them.",
                ko: "“gnd sensors \(action)” 뒤에 센서 주소를 적어 주세요. 주소는 “gnd sensors”와 “gnd sensors find”에 나와요.")
        case .noBelt(let address):
            phrases(
                en: "\(address) is no belt, and only a belt can be controlled.",
                ko: "\(address)\(Particle.topic.after(address)) 벨트가 아니에요. 벨트만 조절할 수 있어요.")
        case .plan(let path, let problem): PlanSentence(phrases: phrases)(path, problem)
        case .noFeed(let path):
            phrases(
                en: "\(path) is no recorded walk. Name a file that a live walk wrote.",
                ko: "\(path)\(Particle.topic.after(path)) 녹화된 산책이 아니에요. 실시간 산책이 남긴 파일을 골라 주세요.")
        case .recordedElsewhere(let walk):
            phrases(
                en: "A walk is recorded already (\(walk)). End that one first, or its steps count twice; “gnd prompt --live” shows it.",
                ko: "이미 산책을 기록하고 있어요(\(walk)). 같은 걸음을 두 번 세지 않도록 그 산책을 먼저 끝내 주세요. “gnd prompt --live”로 볼 수 있어요.")
        case .leftWalk:
            phrases(
                en: "The walk is kept as far as it was recorded. Go on with “gnd walk”.",
                ko: "여기까지 걸은 것은 남아 있어요. “gnd walk”로 이어서 걸을 수 있어요.")
        case .noKeys:
            phrases(
                en: "Nobody can end this walk, because there are no keys here. Say how long it takes with --for 30m, or name a --feed.",
                ko: "여기서는 키를 누를 수 없어서 산책을 끝낼 수 없어요. --for 30m처럼 시간을 정하거나 --feed를 써 주세요.")
        case .noHome:
            phrases(en: "There is no home folder. Set HOME, or use --home DIR.", ko: "홈 폴더를 찾을 수 없어요. HOME을 설정하거나 --home DIR을 써 주세요.")
        case .output(let failure): sentence(failure)
        case .alreadySaid: ""
        }
    }

    private func sentence(_ failure: OutputFailure) -> String {
        switch failure {
        case .diskFull:
            phrases(
                en: "The disk that the output goes to is full. Make room and run it again.",
                ko: "출력할 디스크가 가득 찼어요. 공간을 비우고 다시 실행해 주세요.")
        case .closed: phrases(en: "The program that read the output has ended.", ko: "출력을 받던 프로그램이 끝났어요.")
        case .other(let code):
            phrases(
                en: "The output cannot be written (\(phrases.systemReason(code))). Send it somewhere else.",
                ko: "출력할 수 없어요(\(phrases.systemReason(code))). 다른 곳으로 보내 보세요.")
        }
    }

    private func sentence(_ problem: WalkDraft.Problem) -> String {
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
        case .titleTooLong:
            phrases(
                en: "The title has more than \(WalkDraft.maximumTitleLength) characters. Shorten it.",
                ko: "제목이 \(WalkDraft.maximumTitleLength)자보다 길어요. 줄여 주세요.")
        }
    }

    private var slowest: String { phrases.number(Int(clamping: WalkDraft.cadences.lowerBound)) }
    private var fastest: String { phrases.number(Int(clamping: WalkDraft.cadences.upperBound)) }

    private var longest: String { phrases.number(Int(clamping: WalkDraft.maximumDuration.components.seconds / 3600)) }

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

    private func sentence(_ failure: EntryFailure) -> String {
        switch failure {
        case .empty, .nothingToCount:
            let missing = phrases(
                en: "This says neither how long nor how many steps. Write it as 35m, 1h20m or 3900.",
                ko: "걸은 시간이나 걸음 수가 없어요. 35m, 1h20m, 35분, 3900처럼 적어 주세요.")
            if case .nothingToCount(let reading) = failure { return missing + read(reading) }
            return missing
        case .minutesOrMetres(let number):
            let kilometres = TypedDistance(metres: Double(number)).description
            return phrases(
                en: "“\(number)m” may be minutes or metres. Write \(number) min or \(kilometres) km.",
                ko: "“\(number)m”는 분인지 미터인지 알 수 없어요. \(number)분이나 \(kilometres)km로 적어 주세요.")
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
        case .draft(let problem, let reading): return sentence(problem) + read(reading)
        }
    }

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

extension FailureSentence {
    private func sentence(_ problem: PrivacyProblem) -> String {
        switch problem {
        case .nothingNamed(let action):
            phrases(
                en: "“gnd privacy \(action)” wants one thing more: a place to add, a name to remove, or a file to clean.",
                ko: "“gnd privacy \(action)” 뒤에 더할 곳, 지울 이름, 정리할 파일을 적어 주세요.")
        case .noPlace(let text):
            phrases(
                en:
                    "“\(text)” is no place. Write coordinates as 37.5665,126.9780, or start or end for those of your last walk with a route.",
                ko: "“\(text)”: 위치를 알 수 없어요. 37.5665,126.9780처럼 적거나, 마지막 산책의 출발지(start)나 도착지(end)를 골라 주세요.")
        case .noZone:
            phrases(
                en: "A radius is 100 m to 5 km, and a name at most \(PrivacyZone.maximumNameLength) letters.",
                ko: "반지름은 100 m부터 5 km까지, 이름은 \(PrivacyZone.maximumNameLength)자까지예요.")
        case .unknown(let name):
            phrases(
                en: "No place is called “\(name)”. “gnd privacy” lists them.", ko: "“\(name)”: 그런 구역은 없어요. “gnd privacy”에서 이름을 확인해 주세요.")
        }
    }
}
