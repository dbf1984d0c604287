import LiveWalking
import Phrases
import Terminal
import Walking

/// A live walk in one line: the most important part comes first, and parts that do not fit are left out from the right, an aim alone before
/// its value.
struct LiveLine {
    let phrases: Phrases
    /// Today before this walk, and its goal; nil where nobody knows.
    var day: LiveDay?
    /// Indicates whether somebody can press keys, who is shown them at the beginning and by `?`.
    var showsKeys = false
    /// The second of the walk in which somebody last asked for the keys.
    private(set) var keysAskedAt: Int?

    /// The digits of an effort that is being typed, and the words for somebody who feels unwell; they have the line to themselves, beside the
    /// key that stops a belt.
    var typedEffort: String?
    var rest: String?

    func callAsFunction(_ update: LiveUpdate, columns: Int) -> String {
        if !update.isOver, let alone = typedEffort.map(effort) ?? resting(update) {
            return TextWidth.truncated([belt(update), alone].compactMap(\.self).joined(separator: "  "), to: columns)
        }
        var line = ""
        var parts = phrases.liveLine(update, day: day, saysAim: true)
        let shorter = Dictionary(zip(parts, phrases.liveLine(update, day: day))) { part, _ in part }
        if areKeysShown(in: update) {
            // Keys that do not fit beside the time give way to the one that lists them; asked for, they have the line to themselves.
            let areAsked = keysAskedAt != nil
            func fits(_ parts: [String?]) -> Bool { TextWidth.of(parts.compactMap(\.self).joined(separator: "  ")) <= columns }
            let belt = belt(update)
            let forms = areAsked ? [allKeys, keys] : [keys + ", " + keyOfKeys]
            let mayStandAlone = areAsked && !isNewer(update)
            let form = forms.first { fits([parts[0], belt, $0]) || (mayStandAlone && fits([belt, $0])) }
            if let form, fits([parts[0], belt, form]) {
                parts.insert(form, at: min(1, parts.count))
            } else if mayStandAlone {
                return TextWidth.truncated([belt, form ?? keys].compactMap(\.self).joined(separator: "  "), to: columns)
            } else {
                parts.insert(keyOfKeys, at: min(1, parts.count))
            }
        }
        if let news = news(of: update) { parts.insert(news, at: min(1, parts.count)) }
        if let belt = belt(update) { parts.insert(belt, at: min(1, parts.count)) }
        if let said = trouble(update) ?? said(update) {
            // A sentence that does not fit beside the rest has the line to itself for its moment.
            let belt = belt(update) == nil ? 0 : 1
            let isWide = TextWidth.of((parts.prefix(1 + belt) + [said]).joined(separator: "  ")) <= columns
            if !isWide, belt == 0 { return TextWidth.truncated(said, to: columns) }
            if isWide { parts.insert(said, at: min(1 + belt, parts.count)) }
        }
        for part in parts {
            let lines = [part, shorter[part] ?? part].map { line.isEmpty ? $0 : line + "  " + $0 }
            guard let fitting = lines.first(where: { TextWidth.of($0) <= columns }) else { break }
            line = fitting
        }
        return line.isEmpty ? TextWidth.truncated(phrases.clock(update.state.moving), to: columns) : line
    }

    /// Shows the keys again for as long as at the beginning.
    mutating func showKeys(at second: Int) { keysAskedAt = second }

    private func areKeysShown(in update: LiveUpdate) -> Bool {
        showsKeys && !update.isOver && update.state.elapsed < (keysAskedAt ?? 0) + Self.secondsOfKeys
    }

    /// Returns whether something of that second is said: keys that were asked for since take its place.
    private func isSaid(at second: Int, in update: LiveUpdate) -> Bool {
        guard let keysAskedAt, areKeysShown(in: update) else { return true }
        return second > keysAskedAt
    }

    /// Indicates whether something has to be said since the keys were asked for.
    private func isNewer(_ update: LiveUpdate) -> Bool { news(of: update) != nil || (trouble(update) ?? said(update)) != nil }

    /// The key that stops the belt, which is always in sight, or the one that starts it.
    private func belt(_ update: LiveUpdate) -> String? {
        guard let belt = update.belt, belt.link != .awaited, !update.isOver else { return nil }
        let isStanding = belt.link == .connected && belt.speed == 0 && !belt.isStarting
        return isStanding ? phrases(en: "start belt [g]", ko: "벨트 시작 [g]") : phrases(en: "stop belt [x]", ko: "벨트 정지 [x]")
    }

    /// The words of the coach, or the lap that was just marked; neither hides the key that stops a belt.
    private func said(_ update: LiveUpdate) -> String? {
        let lapEnd = update.state.laps.last.map { Int(clamping: $0.end.seconds, .down) } ?? 0
        // What the coach says at the end of a lap is what comes next.
        let hasNews = update.cue.map { $0.second >= lapEnd } ?? false && phrases.justSaid(update) != nil
        if let lap = update.state.laps.last, update.state.elapsed - lapEnd < Self.lapSeconds, !update.isOver, !hasNews,
            isSaid(at: lapEnd, in: update)
        {
            let time = phrases.clock(lap.wholeSeconds)
            let number = update.state.laps.count
            return phrases(en: "lap \(number): \(time)", ko: "구간 \(number): \(time)")
        }
        if case .sensorLost? = update.cue?.cue { return nil }
        if case .sensorBack? = update.cue?.cue { return nil }
        if let cue = update.cue, !isSaid(at: cue.second, in: update) { return nil }
        return phrases.justSaid(update)
    }

    private static let lapSeconds = 5

    /// A sensor that was lost or found a moment ago.
    private func news(of update: LiveUpdate) -> String? {
        guard let said = update.cue, update.state.elapsed - said.second < Self.newsSeconds, isSaid(at: said.second, in: update) else {
            return nil
        }
        return switch said.cue {
        case .sensorLost(let title): phrases(en: "no signal: \(title)", ko: "신호 끊김: \(title)")
        case .sensorBack(let title): phrases(en: "signal again: \(title)", ko: "신호 돌아옴: \(title)")
        default: nil
        }
    }

    private static let newsSeconds = 20

    /// The trouble that loses the walk; the others are sentences of their own above the line.
    private func trouble(_ update: LiveUpdate) -> String? {
        switch update.troubles.first {
        case .recording(.diskFull): phrases(en: "! not recorded: the disk is full", ko: "! 저장 안 됨: 디스크가 가득 찼어요")
        case .recording(.readOnly): phrases(en: "! not recorded: its folder is read-only", ko: "! 저장 안 됨: 폴더에 쓸 수 없어요")
        default: nil
        }
    }

    /// The words for somebody who feels unwell, unless they ask for the keys.
    private func resting(_ update: LiveUpdate) -> String? {
        guard let rest, keysAskedAt == nil || !areKeysShown(in: update) else { return nil }
        return rest + " " + phrases(en: "Space goes on.", ko: "스페이스를 누르면 이어서 걸어요.")
    }

    private func effort(_ digits: String) -> String {
        phrases(en: "effort, 6–20: \(digits)_", ko: "힘든 정도 6–20: \(digits)_")
    }

    /// All keys but those of a belt, which are told when it is there.
    private var allKeys: String {
        phrases(
            en: "space pause, t steps, l lap, b beat, v voice, e effort, . unwell, q end",
            ko: "space 멈춤, t 걸음, l 구간, b 박자, v 음성, e 힘든 정도, . 몸이 안 좋음, q 끝내기")
    }

    /// The keys that everybody needs.
    private var keys: String {
        phrases(en: "space pause, t steps, l lap, q end", ko: "space 멈춤, t 걸음, l 구간, q 끝내기")
    }

    /// The key that shows them again.
    private var keyOfKeys: String { phrases(en: "? keys", ko: "? 키") }

    /// The plan's first word takes the first half of them.
    private static let secondsOfKeys = 16
}
