import Phrases

/// The words of the import screen.
struct ImportStrings: Sendable, Translated {
    var title: String
    var question: String
    var placeholder: String
    var explanation: String
    var reads: @Sendable (_ formats: String) -> String
    var complete: String
    /// Stands above the ways in which a path can go on.
    var choices: String
    /// Stands above where something was imported from before.
    var recent: String
    var look: String
    var start: String
    var stop: String
    var done: String
    var again: String
    var missing: String
    var nothingFound: String
    var looking: @Sendable (_ file: String) -> String
    var importing: @Sendable (_ file: String) -> String
    var stopping: String
    var left: @Sendable (_ time: String) -> String
    var found: String
    /// Said of a file that was imported before.
    var knownAlready: String
    /// The title of the key that leads to that import.
    var knownImport: String
    var nothingWritten: String
    var finished: String
    var sameAgain: String
    var partial: String
    /// The same where nothing of it was new.
    var partialKnown: String
    var nothingNew: String
    /// The same before anything was imported.
    var notAll: String
    /// The same of a file that ends before it should.
    var breaksOff: String
    var records: String
    var recordCount: @Sendable (_ number: String) -> String
    var newRecords: String
    var corrected: String
    var known: String
    var repeated: String
    var walks: String
    var newWalks: String
    var knownWalks: String
    var days: String
    var changedDays: String
    var haveLess: @Sendable (_ days: Int, _ number: String) -> String
    var from: String
    var skipped: String
    /// The text for those whose names are not listed.
    var others: @Sendable (_ number: String) -> String
    /// The key that asks which sports were walks.
    var sports: String
    var sportsTitle: String
    var sportsMessage: String
    var countSport: @Sendable (_ name: String) -> String
    var dropSport: @Sendable (_ name: String) -> String
    var leaveSports: String
    /// The reason for which there is nothing to import yet.
    var nothingCounts: String
    var leaveTitle: String
    var leaveMessage: String
    var leave: String
    var stay: String

    /// The remark about a file that could not be read to its end.
    func incomplete(keepsSomething: Bool) -> String { keepsSomething ? partial : partialKnown }

    static let en = ImportStrings(
        title: "Import", question: "Which file or folder?", placeholder: "e.g. ~/Downloads/export.zip",
        explanation: "Tab completes it.",
        reads: { "What can be read: \($0); zips and folders of them, too, such as Garmin’s. Your files stay as they are." },
        complete: "complete",
        choices: "↓ and Enter choose:",
        recent: "↓ and Enter choose; imported from before:",
        look: "Look inside", start: "Import", stop: "stop", done: "Done", again: "Another file",
        missing: "Write where the file is.", nothingFound: "There are no walks and no steps in it.",
        looking: { "Looking into \($0)" }, importing: { "Importing \($0)" }, stopping: "Stopping …", left: { "\($0) left" },
        found: "Found in this file", knownAlready: "This was imported before.",
        knownImport: "earlier import", nothingWritten: "Nothing has been written yet.",
        finished: "Imported.", sameAgain: "All of this was in your journal already.",
        partial: "Not everything was read; what was is kept.", partialKnown: "Not everything could be read; nothing in the rest was new.",
        nothingNew: "Nothing new was imported.", notAll: "Not all of it can be read.",
        breaksOff: "The file breaks off in the middle. Copy it again to have all of it.",
        records: "Records", recordCount: { "\($0) records" }, newRecords: "New records", corrected: "Corrected", known: "Known already",
        repeated: "In it twice",
        walks: "Walks",
        newWalks: "New walks", knownWalks: "Walks known", days: "Days", changedDays: "Days changed",
        haveLess: { $0 == 1 ? "1 day has less than before." : "\($1) days have less than before." }, from: "From", skipped: "Left out",
        others: { "\($0) × other or without a name" },
        sports: "unknown sports", sportsTitle: "Which of these were walks?",
        sportsMessage: "GND does not know these sports. What you choose counts in every import from now on.",
        countSport: { "Count “\($0)” as walks" }, dropSport: { "Leave out “\($0)” again" }, leaveSports: "None",
        nothingCounts: "Nothing in it counts as a walk yet.",
        leaveTitle: "Stop the import?", leaveMessage: "What was read so far is kept.", leave: "Stop", stay: "Go on")

    static let ko = ImportStrings(
        title: "가져오기", question: "어떤 파일이나 폴더를 가져올까요?", placeholder: "예: ~/Downloads/export.zip",
        explanation: "Tab을 누르면 이어서 채워요.",
        reads: { "\($0) 파일과 이런 파일이 든 zip, 폴더(가민에서 받은 것 등)를 읽어요. 원본은 그대로 남아요." }, complete: "자동 완성", choices: "↓와 Enter로 골라요:",
        recent: "전에 가져온 곳 · ↓와 Enter로 골라요:",
        look: "살펴보기", start: "가져오기", stop: "멈추기", done: "완료", again: "다른 파일",
        missing: "파일이 있는 곳을 적어 주세요.", nothingFound: "산책도 걸음도 들어 있지 않아요.",
        looking: { "\($0) 살펴보는 중" }, importing: { "\($0) 가져오는 중" }, stopping: "멈추고 있어요 …", left: { "\($0) 남음" },
        found: "이런 것이 들어 있어요.", knownAlready: "이미 가져온 적이 있어요.", knownImport: "먼저 가져온 내역", nothingWritten: "아직 아무것도 저장하지 않았어요.",
        finished: "가져왔어요.", sameAgain: "모두 이미 있던 기록이에요.",
        partial: "다 읽지는 못했지만 읽은 것은 저장했어요.", partialKnown: "다 읽지 못했고, 읽은 것에는 새로운 기록이 없어요.",
        nothingNew: "새로 가져온 것이 없어요.", notAll: "읽을 수 없는 부분이 있어요.",
        breaksOff: "파일이 중간에 끊겼어요. 모두 가져오려면 파일을 다시 복사해 주세요.",
        records: "기록", recordCount: { "기록 \($0)개" }, newRecords: "새 기록", corrected: "고친 기록", known: "이미 있던 기록", repeated: "두 번 들어 있는 기록",
        walks: "산책",
        newWalks: "새 산책", knownWalks: "이미 있던 산책", days: "날짜", changedDays: "바뀐 날", haveLess: { "\($1)일치가 전보다 줄었어요." }, from: "기간",
        skipped: "뺀 것", others: { "그 밖이거나 이름 없는 것 \($0)개" },
        sports: "모르는 운동", sportsTitle: "이 가운데 산책이 있나요?",
        sportsMessage: "GND가 모르는 운동이에요. 고른 운동은 앞으로 가져올 때마다 산책으로 쳐요.",
        countSport: { "“\($0)” 산책으로 세기" }, dropSport: { "“\($0)” 다시 빼기" }, leaveSports: "없어요",
        nothingCounts: "아직 산책으로 셀 것이 없어요.",
        leaveTitle: "가져오기를 멈출까요?", leaveMessage: "지금까지 읽은 것은 저장돼요.", leave: "멈추기", stay: "계속하기")
}
