import Phrases
import Walking

/// The words of the form by which the own step length is counted.
struct CalibrationStrings: Sendable, Translated {
    var row: String
    /// The names by which the palette finds it.
    var palette: String
    var question: String
    var aside: String
    var distance: String
    var steps: String
    /// Above the form: the length that holds now.
    var now: @Sendable (_ length: String, _ basis: StepLength.Basis, _ date: String) -> String
    var unknown: String
    /// Below the fields: what they come to.
    var result: @Sendable (_ length: String) -> String
    var wrong: String
    var forget: String
    var saved: @Sendable (_ length: String) -> String
    var forgotten: String

    static let en = CalibrationStrings(
        row: "Your step", palette: "step length, calibrate", question: "How far did you come with how many steps?",
        aside: "Walk a known way at your usual pace and count, as 400 m on a track. The longer the way, the better.",
        distance: "Distance", steps: "Steps",
        now: { length, basis, date in
            switch basis {
            case .calibration: "Now \(length), counted \(date)."
            case .walks: "Now \(length), measured on your walks with a route."
            case .height: "Now \(length), guessed from your height."
            }
        },
        unknown: "Your step length is not known yet.", result: { "= \($0) a step" },
        wrong: "Write a way of at least 20 m and the steps you counted on it.", forget: "forget",
        saved: { "Your step: \($0)." }, forgotten: "The counted step length is forgotten.")

    static let ko = CalibrationStrings(
        row: "보폭", palette: "보폭 재기", question: "몇 걸음에 얼마나 갔나요?",
        aside: "운동장 트랙 400 m처럼 길이를 아는 길을 평소처럼 걸으며 세어 보세요. 길이가 길수록 정확해요.",
        distance: "거리", steps: "걸음",
        now: { length, basis, date in
            switch basis {
            case .calibration: "지금은 \(length)예요. \(date)에 잰 값이에요."
            case .walks: "지금은 \(length)예요. 경로가 있는 산책에서 쟀어요."
            case .height: "지금은 \(length)예요. 키로 어림했어요."
            }
        },
        unknown: "아직 보폭을 몰라요.", result: { "= 한 걸음에 \($0)" },
        wrong: "20 m가 넘는 거리와 그동안 센 걸음 수를 적어 주세요.", forget: "지우기",
        saved: { "내 보폭: \($0)" }, forgotten: "잰 보폭을 지웠어요.")
}
