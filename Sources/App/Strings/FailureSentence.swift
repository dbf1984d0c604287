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
        case .walk(let problem): EntrySentence(phrases: phrases)(problem)
        case .entry(let failure): EntrySentence(phrases: phrases)(failure)
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
        case .reportAhead(let date):
            phrases(
                en: "\(date) is still to come, and a report looks back. Name a day up to today.",
                ko: "\(date): 아직 오지 않은 날이에요. 보고서는 지난 날을 돌아보니 오늘까지의 날을 적어 주세요.")
        case .noYear(let text):
            phrases(en: "“\(text)” is no year. Write it as 2026.", ko: "“\(text)”: 연도가 아니에요. 2026처럼 적어 주세요.")
        case .noInbox:
            phrases(
                en: "No folder is chosen yet. “gnd inbox DIR” chooses one.",
                ko: "아직 고른 폴더가 없어요. “gnd inbox DIR”로 골라 주세요.")
        case .noFolder(let path):
            phrases(
                en: "There is no folder \(PathText.shown(path)), or it may not be opened. Check the name, or make it first.",
                ko: "\(PathText.shown(path)): 그런 폴더가 없거나 열 수 없어요. 이름을 확인하거나 먼저 만들어 주세요.")
        case .testResult(let problem): TestResultSentence(phrases: phrases)(problem)
        case .noSuchTest(let number?):
            phrases(
                en: "There is no result \(number). “gnd tests” lists them with their numbers.",
                ko: "\(number)번 기록이 없어요. “gnd tests”로 번호를 볼 수 있어요.")
        case .noSuchTest(nil): phrases(en: "There is no result to delete.", ko: "지울 기록이 없어요.")
        case .noCalibration:
            phrases(
                en: "Write a way of at least 20 m and the steps you counted on it, as in “gnd calibrate 400m 540”.",
                ko: "20 m가 넘는 거리와 그동안 센 걸음 수를 “gnd calibrate 400m 540”처럼 적어 주세요.")
        case .noWeight: phrases.weightWrong
        case .impossibleStep(let metres): phrases.sentence(impossibleStep: metres)
        case .privacy(let problem): sentence(problem)
        case .club(let failure): phrases.sentence(ofCall: failure)
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
        case .notRemembered(let address):
            phrases(
                en: "\(address) is not remembered. “gnd sensors” lists those that are.",
                ko: "\(address)\(Particle.topic.after(address)) 등록한 센서가 아니에요. 등록한 센서는 “gnd sensors”에 나와요.")
        case .noAddress(let action):
            phrases(
                en: "Which sensor? Write its address behind “gnd sensors \(action)”; “gnd sensors” and “gnd sensors find” list them.",
                ko: "“gnd sensors \(action)” 뒤에 센서 주소를 적어 주세요. 주소는 “gnd sensors”와 “gnd sensors find”에 나와요.")
        case .noWay(let address):
            phrases(
                en: "\(address) is neither a belt nor a pod, and only these are corrected.",
                ko: "\(address)\(Particle.topic.after(address)) 벨트나 발 센서가 아니라서 맞출 수 없어요.")
        case .noSensorCalibration:
            phrases(
                en: "Write the way that you walked and the way that the sensor said: “gnd sensors calibrate ADDRESS 400m 385m”. "
                    + "They may differ by a quarter. It says its way with the correction of now; two equal ways take that back.",
                ko: "걸은 거리와 센서가 말한 거리를 차례로 적어 주세요: “gnd sensors calibrate 주소 400m 385m”. 차이는 4분의 1까지 괜찮아요. "
                    + "센서가 말한 거리는 지금의 보정이 들어간 값이에요. 같은 거리를 두 번 적으면 보정이 없어져요.")
        case .tooManyWords(let word):
            phrases(en: "“\(word)” is one word too many here.", ko: "“\(word)”\(Particle.topic.after(word)) 여기에 쓸 수 없어요.")
        case .noBelt(let address):
            phrases(
                en: "\(address) is no belt, and only a belt can be controlled.",
                ko: "\(address)\(Particle.topic.after(address)) 벨트가 아니에요. 벨트만 조절할 수 있어요.")
        case .unconfirmed(let statement):
            "\(statement) \(phrases(en: "Add --yes to do it.", ko: "그렇게 하려면 --yes를 붙여 주세요."))"
        case .otherKind(let address):
            phrases(
                en: "\(address) is a sensor of another kind, so this one was remembered as a new one.",
                ko: "\(address)\(Particle.topic.after(address)) 종류가 다른 센서라서 새 센서로 등록했어요.")
        case .plan(let path, let problems): PlanSentence(phrases: phrases)(path, problems)
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
        case .noRoute:
            phrases(
                en: "No walk has a route yet, so nobody knows where one began. Write coordinates as 37.5665,126.9780.",
                ko: "경로가 있는 산책이 아직 없어 출발지를 알 수 없어요. 37.5665,126.9780처럼 좌표로 적어 주세요.")
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
