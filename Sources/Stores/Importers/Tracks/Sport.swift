/// What the person was doing, as far as a file says.
enum Sport {
    case walking, hiking
    /// A bicycle tour, a run, a swim: no walk, and never counted as one.
    case other
    case unknown

    /// What a free text says, in the words that apps write.
    init(_ text: String) {
        let word = text.lowercased().filter { $0.isLetter || $0 == " " }.trimmingSpaces
        switch word {
        case "", "unknown", "other", "generic", "track", "workout", "fitness": self = .unknown
        default:
            if Self.hikes.contains(where: word.contains) {
                self = .hiking
            } else if Self.walks.contains(where: word.contains) {
                self = .walking
            } else if Self.others.contains(where: word.contains) {
                self = .other
            } else {
                self = .unknown
            }
        }
    }

    private static let walks = ["walk", "stroll", "걷기", "산책", "gehen", "spazier", "marche", "caminar", "paseo", "camminata"]
    private static let hikes = ["hik", "trek", "wander", "등산", "하이킹", "randonn", "senderismo", "escursion"]
    private static let others = [
        "run", "jog", "bik", "cycl", "ride", "swim", "row", "ski", "snow", "skat", "drive", "driving", "moto", "yoga", "weight",
        "strength", "elliptical", "stair", "climb", "golf", "sail", "kayak", "canoe", "surf", "flight", "lauf",
        "rad", "달리기", "자전거", "수영", "sport", "tennis", "football", "soccer", "dance", "pilates", "vehicle", "still", "sleep", "aerobic",
    ]
}

extension String {
    /// Without spaces and line ends at both sides.
    var trimmingSpaces: String {
        let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "\r" || $0 == "\r\n" }
        guard let first = firstIndex(where: { !isSpace($0) }), let last = lastIndex(where: { !isSpace($0) }) else { return "" }
        return String(self[first...last])
    }
}
