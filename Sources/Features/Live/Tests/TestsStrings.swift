import LiveWalking
import Phrases

/// The words of the tests and their results.
struct TestsStrings: Sendable, Translated {
    var title: String
    var open: String
    var shortOpen: String
    var loading: String
    var begin: String
    /// The words of the keys in a narrow line.
    var shortAdd: String
    var shortCorrect: String
    var shortDelete: String
    /// A result that is typed: its key, and the help of its line: of its measure, and of its day, which only a new one has.
    var add: String
    var help: @Sendable (GaitTest) -> String
    var helpOfDay: @Sendable (GaitTest) -> String
    var correct: String
    /// The error of a new result, and of a measure alone.
    var wrong: @Sendable (GaitTest, _ possible: (least: String, most: String)) -> String
    var wrongMeasure: @Sendable (GaitTest, _ possible: (least: String, most: String)) -> String
    /// The result in few words.
    var added: @Sendable (_ result: String) -> String
    var corrected: @Sendable (_ result: String) -> String
    /// The length from turn to turn of the course that the six minutes are walked on.
    var course: String
    var courseHelp: String
    var courseWrong: String
    var courseKept: @Sendable (_ length: String?) -> String
    /// The six minutes: their course, and the keys of the course and of a lap.
    var sixMinutes: @Sendable (_ course: String?, _ courseKey: String?, _ lapKey: String?) -> String
    var delete: String
    var undo: String
    var redo: String
    var none: String
    /// Beside the best result of all.
    var best: String
    var explanation: String
    var noTry: String
    /// The result in few words.
    var deleted: @Sendable (_ result: String) -> String

    static let en = TestsStrings(
        title: "Tests", open: "tests", shortOpen: "tests", loading: "Reading …", begin: "begin",
        shortAdd: "add", shortCorrect: "correct", shortDelete: "delete",
        add: "add result",
        help: { $0 == .sixMinutes ? "Metres, or laps x length: 12 x 40 + 15." : "Seconds: 3.21." },
        helpOfDay: { "One of another day: 2026-11-20 14:30 \($0 == .sixMinutes ? "480" : "3.21")" },
        correct: "correct",
        wrong: { test, possible in
            switch test {
            case .sixMinutes:
                "Expected metres from \(possible.least) to \(possible.most), such as 480 or 12 x 40, "
                    + "and a day before them that is not to come."
            case .fourMetres:
                "Expected seconds from \(possible.least) to \(possible.most), such as 3.21, and a day before them that is not to come."
            }
        },
        wrongMeasure: { test, possible in
            switch test {
            case .sixMinutes: "Expected metres from \(possible.least) to \(possible.most), such as 480 or 12 x 40."
            case .fourMetres: "Expected seconds from \(possible.least) to \(possible.most), such as 3.21."
            }
        },
        added: { "Result added: \($0)" }, corrected: { "Result corrected: \($0)" }, course: "course length",
        courseHelp: "Metres from one turn to the next, such as 30; nothing takes it back.",
        courseWrong: "Expected metres from 5 to 1,000, such as 30.",
        courseKept: { $0.map { "Course: \($0) from turn to turn" } ?? "No course length is known any more" },
        sixMinutes: { course, courseKey, lapKey in
            let turns = lapKey.map { " Press \($0) at each turn: the laps become the way." } ?? ""
            return course.map { "Course: \($0) from turn to turn.\(turns)" }
                ?? courseKey.map { "Press \($0) to say how long your course is. Without a sensor the metres are asked for at the end." }
                ?? ""
        },
        delete: "delete try", undo: "undo", redo: "redo",
        none: "no try yet", best: "best",
        explanation: "Of tries within ten minutes the best counts; beside it stands the difference to the time before.",
        noTry: "Choose a try.", deleted: { "Try deleted: \($0)" })

    static let ko = TestsStrings(
        title: "걷기 검사", open: "걷기 검사", shortOpen: "검사", loading: "읽고 있어요 …", begin: "시작",
        shortAdd: "더하기", shortCorrect: "고치기", shortDelete: "지우기",
        add: "기록 더하기",
        help: { $0 == .sixMinutes ? "거리(m) 또는 바퀴 수 x 길이: 12 x 40 + 15." : "시간(초): 3.21." },
        helpOfDay: { "다른 날 기록: 2026-11-20 14:30 \($0 == .sixMinutes ? "480" : "3.21")" },
        correct: "고치기",
        wrong: { test, possible in
            switch test {
            case .sixMinutes: "\(possible.least) m에서 \(possible.most) m까지, 지난 날짜로 적을 수 있어요. 예: 480, 12 x 40"
            case .fourMetres: "\(possible.least)초에서 \(possible.most)초까지, 지난 날짜로 적을 수 있어요. 예: 3.21"
            }
        },
        wrongMeasure: { test, possible in
            switch test {
            case .sixMinutes: "\(possible.least) m에서 \(possible.most) m까지 적을 수 있어요. 예: 480, 12 x 40"
            case .fourMetres: "\(possible.least)초에서 \(possible.most)초까지 적을 수 있어요. 예: 3.21"
            }
        },
        added: { "기록을 더했어요: \($0)" }, corrected: { "기록을 고쳤어요: \($0)" }, course: "코스 길이",
        courseHelp: "한 번 돌 때까지의 거리(m). 예: 30. 비우면 지워요.",
        courseWrong: "5 m에서 1,000 m까지 적을 수 있어요. 예: 30",
        courseKept: { $0.map { "코스 길이: \($0)" } ?? "코스 길이를 지웠어요" },
        sixMinutes: { course, courseKey, lapKey in
            let turns = lapKey.map { " 돌 때마다 \($0) 키를 누르면 거리를 세어 드려요." } ?? ""
            return course.map { "코스 길이는 \($0)예요.\(turns)" }
                ?? courseKey.map { "\($0) 키로 코스 길이를 정할 수 있어요. 센서가 없으면 끝나고 거리를 여쭤봐요." } ?? ""
        },
        delete: "기록 지우기", undo: "되돌리기", redo: "다시 하기",
        none: "아직 기록이 없어요", best: "최고",
        explanation: "10분 안에 잰 기록은 가장 좋은 것만 세고, 옆에 지난번과의 차이를 보여 드려요.",
        noTry: "기록을 골라 주세요.", deleted: { "기록을 지웠어요: \($0)" })
}
