import Journal
import Phrases
import Walking

/// The changes that a reimport would make, in words.
struct ReimportText {
    let phrases: Phrases

    /// More days than anybody reads are summed up.
    private static let mostDays = 40

    func look(_ found: ReimportChanges, files: [String]) -> ConsoleText {
        let count = phrases.number(files.count)
        let only = files.count == 1 ? files.first.map { PathText.shown(PathText.name(of: $0)) } : nil
        let read =
            only.map { phrases(en: "\($0) read again", ko: "\($0)\(Particle.object.after($0)) 다시 읽었어요") }
            ?? phrases(en: "\(count) files read again", ko: "파일 \(count)개를 다시 읽었어요")
        guard !found.isNothing else { return "\(phrases(en: "\(read). Nothing would change.", ko: "\(read). 바뀔 것이 없어요."))\n" }
        var table = Table([.left, .left, .right, .left, .right])
        for change in found.days.prefix(Self.mostDays) {
            table.add([
                change.date.description, phrases.weekday(change.date.weekday), phrases.number(change.before), "→",
                phrases.number(change.after),
            ])
        }
        let more = found.days.count - Self.mostDays
        let rest: ConsoleText =
            more > 0 ? "\(phrases(en: "and \(phrases.number(more)) days more", ko: "그 밖에 \(phrases.number(more))일"))\n" : ""
        return "\(read). \(phrases(en: "It would change:", ko: "이렇게 바뀌어요:"))\n\n\(table.text)\(rest)\(counts(found))\n"
    }

    func done(_ done: ReimportChanges) -> ConsoleText {
        let number = done.number.map(String.init) ?? ""
        let sentence = phrases(
            en: "Changed. “gnd imports --undo \(number)” takes it back.",
            ko: "바꿨어요. “gnd imports --undo \(number)”\(Particle.by.after(number)) 되돌릴 수 있어요.")
        return "\(sentence)\n"
    }

    var question: String { phrases(en: "Change it? [y/N] ", ko: "바꿀까요? [y/N] ") }

    var advice: String {
        phrases(en: "Nothing was changed. “gnd reimport --yes” changes it.", ko: "아무것도 바꾸지 않았어요. “gnd reimport --yes”로 바꿀 수 있어요.")
    }

    func sentence(_ obstacle: Reimport.Obstacle) -> String {
        switch obstacle {
        case .gone(let path):
            phrases(en: "\(path) is gone; what came from it stays as it is.", ko: "\(path) 파일이 없어요. 거기서 온 기록은 그대로 둬요.")
        case .changed(let path):
            phrases(
                en: "\(path) is not the file that was imported; import it with “gnd import”.",
                ko: "\(path)\(Particle.topic.after(path)) 가져왔던 파일이 아니에요. “gnd import”로 가져오세요.")
        case .failed(_, let failure): phrases.sentence(failure)
        case .incomplete(let path):
            phrases(
                en: "Some of \(path) can be read no longer; what came from it stays as it is.",
                ko: "\(path)에 이제 읽을 수 없는 파일이 있어요. 거기서 온 기록은 그대로 둬요.")
        case .withoutPath(let file):
            phrases(
                en: "Where \(file) lay is not known; what came from it stays as it is.", ko: "\(file)의 위치를 몰라요. 거기서 온 기록은 그대로 둬요.")
        }
    }

    private func counts(_ found: ReimportChanges) -> String {
        var parts: [String] = []
        func add(_ count: Int, _ en: String, _ ko: String) {
            if count > 0 { parts.append("\(phrases.number(count)) \(phrases(en: en, ko: ko))") }
        }
        add(found.added, found.added == 1 ? "record added" : "records added", "개 기록 추가")
        add(found.removed, found.removed == 1 ? "record removed" : "records removed", "개 기록 빠짐")
        add(found.updated, found.updated == 1 ? "record corrected" : "records corrected", "개 기록 수정")
        add(found.walksAdded, found.walksAdded == 1 ? "walk added" : "walks added", "번 산책 추가")
        add(found.walksRemoved, found.walksRemoved == 1 ? "walk removed" : "walks removed", "번 산책 빠짐")
        add(found.walksUpdated, found.walksUpdated == 1 ? "walk corrected" : "walks corrected", "번 산책 수정")
        return parts.joined(separator: ", ")
    }
}
