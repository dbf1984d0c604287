/// The toolkit's own words; a language is a value of this type, and a missing word does not compile.
///
/// ```swift
/// let window = Window(text: .ko)
/// window.text.quit = "나가기"
/// ```
///
/// An app that speaks another language takes ``en`` and sets every word of it. Words are short, since most of them stand in the hint line
/// beside a key; what is said to a person, such as ``mouseOn``, is a whole sentence. Setting `Window.text` while the program runs changes
/// the language of everything that the toolkit says from the next frame on.
public struct ScreenText: Sendable, Hashable {
    /// Indicates whether the hint line writes what a key does with a small letter at its beginning, as English does.
    public var writesHintsSmall: Bool
    /// One level back.
    public var back: String
    /// The overlay of all keys.
    public var help: String
    /// End the program.
    public var quit: String
    /// Close what lies above.
    public var close: String
    /// Agree.
    public var ok: String
    /// Do not do it.
    public var cancel: String
    /// Look for something in a list.
    public var search: String
    /// Take away what a list was narrowed down by.
    public var clearSearch: String
    /// Open the selected row.
    public var open: String
    /// Choose the option under the bar.
    public var select: String
    /// Go to the next match.
    public var next: String
    /// Go to the match before.
    public var previous: String
    /// Read on in a text that is longer than its room.
    public var readOn: String
    /// Read again what stands before.
    public var readBack: String
    /// Go to another answer of a question.
    public var chooseAnswer: String
    /// Undo the last change.
    public var undo: String
    /// Do again what was undone.
    public var redo: String
    /// Mark a row.
    public var mark: String
    /// Sort by the next column.
    public var sort: String
    /// Sort the other way round.
    public var reverse: String
    /// Turn the mouse on or off.
    public var mouse: String
    /// Said when the mouse was turned on.
    public var mouseOn: String
    /// Said when the mouse was turned off.
    public var mouseOff: String
    /// Select something on the screen in order to copy it.
    public var selectToCopy: String
    /// Copy what is selected.
    public var copy: String
    /// Keep the beginning of what is selected, and go on.
    public var selectMore: String
    /// Said where the screen has nothing that could be copied.
    public var nothingToCopy: String
    /// Said when something was handed to the clipboard, before its name.
    public var copied: String
    /// Said where the terminal takes no text for the clipboard.
    public var cannotCopy: String
    /// Said when something is longer than the clipboard takes.
    public var copyTooLong: String
    /// Said when more was pasted than is taken.
    public var pasteTooLong: String
    /// Said by a field that did not take all that was typed or pasted, beside its count.
    public var fieldFull: String
    /// Said of the tab that is open, after its title.
    public var openTab: String
    /// Said before the value of a goal.
    public var goal: String
    /// Said of a bar that reached its goal.
    public var goalReached: String
    /// Said of a bar that did not reach its goal.
    public var goalMissed: String
    /// Said of a bar without a value.
    public var noData: String
    /// The heading of keys that work on every screen.
    public var everywhere: String
    /// A search found nothing.
    public var noMatch: String
    /// The heading of the palette.
    public var commands: String
    /// An empty list.
    public var nothingHere: String
    /// Go to the tab on the right.
    public var nextTab: String
    /// Go to the tab on the left.
    public var previousTab: String
    /// Turn to the page after this one.
    public var nextPage: String
    /// Turn to the page before this one.
    public var previousPage: String
    /// Said when the window is too small for its content.
    public var tooSmall: String
    /// Words for the keys of controls.
    public var keyNames: KeyNames

    /// English.
    public static let en = ScreenText(
        writesHintsSmall: true,
        back: "back", help: "help", quit: "quit", close: "close", ok: "OK", cancel: "Cancel", search: "find",
        clearSearch: "clear the search", open: "open",
        select: "select", next: "next", previous: "previous", readOn: "read on", readBack: "read again",
        chooseAnswer: "choose", undo: "undo", redo: "redo", mark: "mark", sort: "sort",
        reverse: "reverse order",
        mouse: "mouse on or off",
        mouseOn: "Mouse on. A drag selects and copies; with Shift the terminal selects.",
        mouseOff: "Mouse off. The terminal selects.",
        selectToCopy: "select and copy", copy: "copy", selectMore: "from here",
        nothingToCopy: "There is nothing to copy here.",
        copied: "Copied",
        cannotCopy: "This terminal takes no text for the clipboard. Nothing was copied.",
        copyTooLong: "That is too long to copy: 75 KB at most. Nothing was copied.",
        pasteTooLong: "That is too long to paste: 64 KB at most. Nothing was pasted.",
        fieldFull: "This is full; the rest was left out.",
        openTab: "open", goal: "goal", goalReached: "goal reached", goalMissed: "goal not reached", noData: "no data",
        everywhere: "Everywhere", noMatch: "nothing found", commands: "Commands",
        nothingHere: "Nothing here yet", nextTab: "next tab", previousTab: "previous tab", nextPage: "next page",
        previousPage: "previous page",
        tooSmall: "too small", keyNames: .en)

    /// Korean.
    public static let ko = ScreenText(
        writesHintsSmall: false,
        back: "뒤로", help: "도움말", quit: "끝내기", close: "닫기", ok: "확인", cancel: "취소", search: "찾기",
        clearSearch: "찾는 말 지우기", open: "열기",
        select: "선택", next: "다음", previous: "이전", readOn: "더 읽기", readBack: "앞으로", chooseAnswer: "고르기",
        undo: "되돌리기", redo: "다시 하기", mark: "선택", sort: "정렬",
        reverse: "반대로 정렬",
        mouse: "마우스 켜고 끄기",
        mouseOn: "마우스를 켰어요. 끌면 골라서 복사하고, Shift를 누르고 끌면 터미널이 골라요.",
        mouseOff: "마우스를 껐어요. 끌면 터미널이 골라요.",
        selectToCopy: "골라서 복사", copy: "복사", selectMore: "여기부터",
        nothingToCopy: "여기에는 복사할 것이 없어요.",
        copied: "복사했어요",
        cannotCopy: "이 터미널에서는 클립보드를 쓸 수 없어서 복사하지 못했어요.",
        copyTooLong: "복사하기에 너무 길어요. 75KB까지만 돼서 복사하지 못했어요.",
        pasteTooLong: "붙여 넣기에 너무 길어요. 64KB까지만 돼서 아무것도 넣지 않았어요.",
        fieldFull: "가득 차서 나머지는 넣지 않았어요.",
        openTab: "열린 탭", goal: "목표", goalReached: "목표 달성", goalMissed: "목표에 못 미침", noData: "기록 없음",
        everywhere: "어디서나", noMatch: "찾지 못했어요", commands: "명령",
        nothingHere: "아직 아무것도 없어요", nextTab: "다음 탭",
        previousTab: "이전 탭", nextPage: "다음 쪽", previousPage: "이전 쪽", tooSmall: "창이 너무 작아요", keyNames: .ko)
}
