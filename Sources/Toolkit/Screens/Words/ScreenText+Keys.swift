// The keys of controls have names of their own, because they are in no key file: an arrow in a list cannot be given to something else.
extension ScreenText {
    /// Words for the keys that controls answer by themselves, two or three each, for the help and the hint line.
    public struct KeyNames: Sendable, Hashable {
        /// Go to the row or the control beside.
        public var move: String
        /// Go to the control before or behind.
        public var control: String
        /// Go a whole page on or back.
        public var page: String
        /// Go half a page on or back.
        public var halfPage: String
        /// Go to the first or the last.
        public var ends: String
        /// Go to the year, the month or the day beside.
        public var part: String
        /// Go to the hour or the minute.
        public var timePart: String
        /// Make a value larger or smaller.
        public var change: String
        /// Make a value ten steps larger or smaller.
        public var changeByTen: String
        /// Set a value digit by digit.
        public var digits: String
        /// End a number, so that the next digit begins the one beside it.
        public var endOfNumber: String
        /// The day before today.
        public var yesterday: String
        /// Today.
        public var today: String
        /// Turn a check box over.
        public var toggle: String
        /// Walk through what is typed.
        public var caret: String
        /// Walk through what is typed word by word.
        public var words: String
        /// Take a character away.
        public var erase: String
        /// Take a word away.
        public var eraseWord: String
        /// Take everything before or behind the caret away.
        public var eraseLine: String
        /// Put back what was taken away last.
        public var putBack: String
        /// Exchange two characters.
        public var transpose: String
        /// Select all that is typed.
        public var selectAll: String
        /// Begin a new line.
        public var newLine: String
        /// Unfold or fold what lies below a row.
        public var unfold: String

        static let en = KeyNames(
            move: "move", control: "next or previous field", page: "page", halfPage: "half a page", ends: "first or last",
            part: "year, month, day", timePart: "hour, minute",
            change: "less, more",
            changeByTen: "ten more, ten less", digits: "type the number", endOfNumber: "end of a number", yesterday: "yesterday",
            today: "today",
            toggle: "yes or no", caret: "move in the text", words: "word by word", erase: "erase", eraseWord: "erase a word",
            eraseLine: "erase to the beginning or the end", putBack: "put back what was erased", transpose: "swap two letters",
            selectAll: "select all", newLine: "new line", unfold: "unfold, fold")

        static let ko = KeyNames(
            move: "이동", control: "다음 칸, 이전 칸", page: "한 화면씩 이동", halfPage: "반 화면씩 이동", ends: "처음이나 끝으로", part: "연, 월, 일 이동",
            timePart: "시, 분 이동",
            change: "줄이기, 늘리기",
            changeByTen: "열씩 늘리기, 줄이기", digits: "숫자 적기", endOfNumber: "칸 끝내기", yesterday: "어제", today: "오늘",
            toggle: "켜고 끄기", caret: "글 안에서 이동", words: "낱말씩 이동", erase: "지우기", eraseWord: "낱말 지우기",
            eraseLine: "앞이나 뒤를 모두 지우기", putBack: "지운 글 다시 넣기", transpose: "두 글자 바꾸기",
            selectAll: "모두 선택", newLine: "줄 바꾸기", unfold: "펼치기, 접기")
    }
}
