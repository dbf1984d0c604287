import LiveWalking
import Phrases

/// The sentences about the belt of a walk in a line, each said when it becomes true.
struct BeltRemarks {
    let phrases: Phrases
    private var isKnown: Bool
    private var notice: BeltNotice?

    /// - Parameter hasKeys: whether somebody can press keys, who is told those of a belt.
    init(phrases: Phrases, hasKeys: Bool = true) {
        self.phrases = phrases
        isKnown = !hasKeys
    }

    /// Takes a second of the walk.
    /// - Parameters:
    ///   - belt: the belt that keys may control.
    ///   - troubles: those of the walk, among them that of a belt that no key controls.
    /// - Returns: the sentence that is news.
    mutating func remark(on belt: BeltStatus?, _ troubles: [LiveTrouble] = []) -> String? {
        let before = notice
        notice = belt?.notice ?? troubles.lazy.compactMap { if case .belt(let notice) = $0 { notice } else { nil } }.first
        if let notice, notice != before { return phrases.sentence(notice) }
        guard !isKnown, let belt, belt.link == .connected else { return nil }
        isKnown = true
        return phrases(
            en: "Keys control the belt: g starts it, + and - change its speed, x stops it.",
            ko: "벨트를 키로 조절할 수 있어요. g 시작, + 빠르게, - 느리게, x 정지.")
    }
}
