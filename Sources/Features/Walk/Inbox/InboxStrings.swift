import Phrases

/// The words of the screen of the inbox.
struct InboxStrings: Sendable, Translated {
    var title: String
    /// The key that leads there.
    var open: String
    var explanation: String
    var placeholder: String
    var watch: String
    var stop: String
    var watching: @Sendable (_ folder: String) -> String
    var watched: @Sendable (_ folder: String) -> String
    var stopped: String
    var noFolder: String
    var notHere: String
    var gone: String
    var empty: String
    var loading: String
    var how: String
    /// The button of the page that says how to get exports.
    var choose: String

    static let en = InboxStrings(
        title: "Inbox", open: "inbox",
        explanation: "What appears in this folder is imported by itself; your files stay as they are.",
        placeholder: "e.g. ~/Phone/", watch: "Watch this folder", stop: "Stop watching", watching: { "Watching \($0)" },
        watched: { "\($0) is watched from now on." }, stopped: "The folder is no longer watched.",
        noFolder: "Write which folder.", notHere: "There is no such folder.", gone: "The folder is not there.",
        empty: "Nothing lies there yet.", loading: "Looking …", how: "how to get exports", choose: "Choose a folder")

    static let ko = InboxStrings(
        title: "가져올 폴더", open: "가져올 폴더",
        explanation: "이 폴더에 들어오는 파일을 저절로 가져와요. 파일은 그대로 남아요.",
        placeholder: "예: ~/Phone/", watch: "이 폴더 지켜보기", stop: "그만 지켜보기", watching: { "\($0) 폴더를 지켜보고 있어요" },
        watched: { "이제 \($0) 폴더를 지켜봐요." }, stopped: "이제 폴더를 지켜보지 않아요.",
        noFolder: "어떤 폴더인지 적어 주세요.", notHere: "그런 폴더가 없어요.", gone: "폴더가 보이지 않아요.",
        empty: "아직 아무것도 없어요.", loading: "살펴보는 중 …", how: "내보내는 방법", choose: "폴더 고르기")
}
