import LiveWalking
import Phrases

/// The sentences about the belt of a walk in a line, each said when it becomes true.
struct BeltRemarks {
    let phrases: Phrases
    private var isKnown = false
    private var notice: BeltNotice?

    init(phrases: Phrases) {
        self.phrases = phrases
    }

    /// Takes a second of the walk.
    /// - Returns: the sentence that is news.
    mutating func remark(on belt: BeltStatus?) -> String? {
        guard let belt else { return nil }
        let before = notice
        notice = belt.notice
        if let notice, notice != before { return phrases.sentence(notice) }
        guard !isKnown, belt.link == .connected else { return nil }
        isKnown = true
        return phrases(
            en: "Keys control the belt: g starts it, + and - change its speed, x stops it.",
            ko: "벨트를 키로 조절할 수 있어요. g 시작, + 빠르게, - 느리게, x 정지.")
    }
}
