import Walking

extension Phrases {
    /// What was left out by its name and what to do about it, in one line.
    package func sentence(_ left: LeftOut) -> String {
        let times = number(left.count)
        return switch left.kind {
        case .table:
            self(
                en: "\(left.name) holds steps in a form that GND does not know yet: left out.",
                ko: "\(left.name) 표의 걸음 수는 아직 모르는 형식이라 뺐어요.")
        case .sport where left.name.isEmpty:
            self(
                en: "Left out: \(times) without a sport. Where it was a walk, log it: gnd log 30m 2.4km",
                ko: "종목이 적혀 있지 않은 기록 \(times)개는 뺐어요. 산책이었다면 직접 기록해 주세요: gnd log 30m 2.4km")
        case .sport:
            self(
                en:
                    "Left out: \(left.count == 1 ? "1 activity" : "\(times) activities") called “\(left.name)”, a sport that GND does not know. "
                    + "To count it as walks: gnd import FILE --as-walk \(Self.word(left.name))",
                ko: "“\(left.name)” \(times)개는 모르는 운동이라 뺐어요. 산책으로 세려면: gnd import 파일 --as-walk \(Self.word(left.name))")
        }
    }

    /// As a shell takes it for one word.
    private static func word(_ name: String) -> String {
        name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" } && !name.hasPrefix("-")
            ? name : "'" + name.replacing("'", with: #"'\''"#) + "'"
    }

    /// Where something that was left out stands, below its reason.
    package func place(_ place: LeftOutPlace) -> String {
        let number = number(place.count)
        let text = place.text.map { " “\($0)”" } ?? ""
        if let entry = place.entry { return self(en: "\(place.file), entry \(entry)", ko: "\(place.file) \(entry)번째") + text }
        return place.count == 1 ? place.file : self(en: "\(place.file): \(number)", ko: "\(place.file): \(number)개")
    }

    /// The same where the reason does not stand above it.
    package func placeWithReason(_ place: LeftOutPlace) -> String { "\(name(place.reason)): \(self.place(place))" }
}
