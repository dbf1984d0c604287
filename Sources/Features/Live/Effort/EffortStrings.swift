import Phrases

/// The words of the question how a walk is, or was.
struct EffortStrings: Sendable, Translated {
    var title: String
    var during: String
    var atEnd: String
    var unsaid: String
    var note: String
    var noteExample: String
    var save: String
    /// The question for the way of a test, the same where a sensor measured it, and what is wrong with an answer.
    var metresExample: String
    var metresHelp: String
    var metresMeasured: String
    var metresWrong: @Sendable (_ possible: (least: String, most: String)) -> String
    var keep: String
    var skip: String
    /// The same where a line has little room.
    var skipShort: String
    /// The ways out for a walk that could not be saved.
    var later: String
    var discard: String

    static let en = EffortStrings(
        title: "Effort", during: "How hard is it?", atEnd: "How was it?",
        unsaid: "Rather not say", note: "Note", noteExample: "a word about it", save: "Save the walk",
        metresExample: "480, or 12 x 40 + 15", metresHelp: "Metres in the six minutes, or laps x length.",
        metresMeasured: "Metres that the sensor measured; Enter keeps them.",
        metresWrong: { "Expected metres from \($0.least) to \($0.most), such as 480 or 12 x 40." }, keep: "save",
        skip: "save without effort", skipShort: "skip", later: "save later", discard: "discard")
    static let ko = EffortStrings(
        title: "힘든 정도", during: "얼마나 힘든가요?", atEnd: "어땠나요?",
        unsaid: "말하지 않을래요", note: "메모", noteExample: "비 온 뒤 강가", save: "산책 저장",
        metresExample: "480 또는 12 x 40 + 15", metresHelp: "6분 동안 걸은 거리(m), 또는 바퀴 수 x 길이.",
        metresMeasured: "센서가 잰 거리(m)예요. Enter로 그대로 둘 수 있어요.",
        metresWrong: { "\($0.least) m에서 \($0.most) m까지 적을 수 있어요. 예: 480, 12 x 40" }, keep: "저장", skip: "힘든 정도 없이 저장", skipShort: "넘김",
        later: "나중에 저장", discard: "버리기")
}
