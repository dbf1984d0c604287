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
        guard !isKnown, belt.isConnected else { return nil }
        isKnown = true
        return phrases(
            en: "Keys control the belt: g starts it, + and - change its speed, x stops it.",
            ko: "벨트를 키로 조절할 수 있어요. g 시작, + 빠르게, - 느리게, x 정지.")
    }

    /// The sentence at the end of a walk whose belt goes on: a program never stops one by itself.
    func farewell(to belt: BeltStatus?) -> String? {
        guard let belt, belt.isMoving else { return nil }
        return phrases(en: "The belt still moves. Stop it on the belt itself.", ko: "벨트가 아직 움직여요. 벨트에서 멈추세요.")
    }
}
