import LiveWalking
import Phrases

/// The sentence that says why words are no result of a six-minute walk test, and how one is written.
struct TestResultSentence {
    let phrases: Phrases

    func callAsFunction(_ problem: TypedTestResult.Problem) -> String {
        let possible = GaitTest.sixMinutes.possible
        return switch problem {
        case .nothing:
            phrases(
                en: "Write how far you came in the six minutes, in metres, and a day before it where it was another: "
                    + "gnd tests add 480, gnd tests add yesterday 14:30 12 x 40 + 15.",
                ko: "6분 동안 걸은 거리를 미터로 적어 주세요. 다른 날이면 날짜를 앞에 적어요: gnd tests add 480, gnd tests add 어제 14:30 12 x 40 + 15.")
        case .noNumber(let text):
            phrases(
                en: "“\(text)” is no number of metres. Write 480, or laps x length, as 12 x 40 + 15; "
                    + "a day may stand before them, as yesterday 480.",
                ko: "“\(text)”: 거리(m)가 아니에요. 480이나 바퀴 수 x 길이(12 x 40 + 15)로 적어 주세요. 날짜를 앞에 적을 수 있어요: 어제 480.")
        case .unknownUnit(let unit):
            phrases(
                en: "“\(unit)” is no unit of this way, which is in metres: 480, or 480 m.",
                ko: "“\(unit)”: 여기에 쓸 수 없는 단위예요. 미터로 적어 주세요: 480 또는 480 m.")
        case .noSum(let text):
            phrases(
                en: "“\(text)” is no way on a course. Write laps x length, and what was left over: 12 x 40 + 15.",
                ko: "“\(text)”: 코스에서 걸은 거리로 읽을 수 없어요. 바퀴 수 x 길이 + 남은 거리로 적어 주세요: 12 x 40 + 15.")
        case .tooLittle(let metres):
            phrases(
                en: "\(way(metres)) is too short for a result, which has at least \(way(possible.lowerBound)).",
                ko: "\(way(metres)): 너무 짧아요. \(way(possible.lowerBound))부터 적을 수 있어요.")
        case .tooMuch(let metres):
            phrases(
                en: "\(way(metres)) is farther than anybody walks in six minutes. Write up to \(way(possible.upperBound)).",
                ko: "\(way(metres)): 6분 동안 걸을 수 있는 거리보다 길어요. \(way(possible.upperBound))까지 적을 수 있어요.")
        case .noTime(let word):
            phrases(en: "“\(word)” is no time of day. Write it as 14:30.", ko: "“\(word)”: 시각이 아니에요. 14:30처럼 적어 주세요.")
        case .noTry(let date?):
            phrases(
                en: "There is no such result of \(date). “gnd tests” lists them with their days.",
                ko: "\(date)에는 그런 기록이 없어요. “gnd tests”로 날짜를 볼 수 있어요.")
        case .noTry(nil):
            phrases(
                en: "There is no six-minute walk test to correct. “gnd tests add 480” adds one.",
                ko: "고칠 6분 걷기 검사 기록이 없어요. “gnd tests add 480”으로 더할 수 있어요.")
        case .ahead:
            phrases(
                en: "That moment is still to come. Write the day of the test, and its time where you know it: yesterday 14:30 480.",
                ko: "아직 오지 않은 때예요. 검사한 날짜와, 알면 시각을 적어 주세요: 어제 14:30 480.")
        }
    }

    private func way(_ metres: Double) -> String { phrases.wholeMetres(metres) }
}
