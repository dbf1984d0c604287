import Basis
import Walking

extension Phrases {
    /// The name of a record that was left out, and the remedy, in one line.
    package func sentence(_ left: LeftOut) -> String {
        let times = number(left.count)
        return switch left.kind {
        case .table:
            self(
                en: "\(left.name) holds steps in a form that GND does not know yet: left out.",
                ko: "\(left.name) 표의 걸음 수는 아직 모르는 형식이라 뺐어요.")
        case .sport where left.name.isEmpty:
            self(
                en: "Left out: \(times) without a sport. Where it was a walk, log it with its date: gnd log \"2026-03-27 07:40 30m 2.4km\"",
                ko: "종목이 적혀 있지 않은 기록 \(times)개는 뺐어요. 산책이었다면 날짜와 함께 적어 주세요: gnd log \"2026-03-27 07:40 30m 2.4km\"")
        case .sport:
            self(
                en:
                    "Left out: \(left.count == 1 ? "1 activity" : "\(times) activities") called “\(left.name)”, a sport that GND does not know. "
                    + "To count it as walks: gnd import FILE --as-walk \(Self.word(left.name))",
                ko: "“\(left.name)” \(times)개는 모르는 운동이라 뺐어요. 산책으로 세려면: gnd import 파일 --as-walk \(Self.word(left.name))")
        }
    }

    /// Returns the text as a shell takes it for one word.
    private static func word(_ name: String) -> String {
        let name = WalkingSports.typed(name)
        return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" } && !name.hasPrefix("-")
            ? name : "'" + name.replacing("'", with: #"'\''"#) + "'"
    }

    /// The place of a record that was left out, below its reason.
    package func place(_ place: LeftOutPlace) -> String {
        let number = number(place.count)
        let text = place.activity.map { ": " + activity($0) } ?? place.text.map { " “\($0)”" } ?? ""
        if place.activity != nil, place.entry == nil { return place.file + text }
        if let problem = place.problem { return "\(place.file) (\(reason(problem)))" }
        if let entry = place.entry { return self(en: "\(place.file), entry \(entry)", ko: "\(place.file) \(entry)번째") + text }
        return place.count == 1 ? place.file : self(en: "\(place.file): \(number)", ko: "\(place.file): \(number)개")
    }

    /// `Running, 21 Nov 2026`.
    private func activity(_ activity: OtherActivity) -> String {
        let sport = activity.sport.isEmpty ? self(en: "without a sport", ko: "종목 없음") : activity.sport
        return [sport, activity.date.map(dateWithYear)].compactMap(\.self).joined(separator: ", ")
    }

    /// The same where the reason does not stand above it.
    package func placeWithReason(_ place: LeftOutPlace) -> String { "\(name(place.reason)): \(self.place(place))" }

    /// A record that the journal left out: `21 Nov 2026 07:40, 12 steps, Watch`.
    package func record(_ record: QuarantinedRecord, in zone: Zone) -> String {
        let value = record.metric.map { spelledValue(record.value, of: $0) } ?? walk(of: record.value)
        let moment = "\(zone.wall(at: record.start).date) \(time(record.start, in: zone))"
        return "\(moment), \(value)\(pace(of: record)), \(title(of: record.source))"
    }

    /// The speed at which a way would have been gone, behind it: `5.0 km (108.0 km/h)`; empty where that is not why it was left out.
    package func pace(of record: QuarantinedRecord) -> String {
        let seconds = (record.end - record.start) / .seconds(1)
        guard record.reason == .absurdPart, record.metric == .distance, seconds > 0 else { return "" }
        return " (\(speed(record.value / seconds)))"
    }

    /// The value of a walk: its steps, as far as they are known.
    private func walk(of count: Double) -> String {
        guard count > 0 else { return self(en: "walk", ko: "산책") }
        let steps = spelledValue(count, of: .steps)
        return self(en: "walk of \(steps)", ko: "\(steps) 산책")
    }

    /// The earlier imports that name records which they left out already.
    package func namedEarlier(by imports: [Int64]) -> String {
        let commands = imports.map { "“gnd imports \($0)”" }.joined(separator: ", ")
        return self(en: "What an earlier import left out, too, is named there: \(commands).", ko: "먼저 가져올 때 뺀 기록은 거기서 볼 수 있어요: \(commands)")
    }

    /// The same behind its reason and its file, as a place is.
    package func recordWithReason(_ record: QuarantinedRecord, in zone: Zone) -> String {
        "\(name(record.reason)): \(record.file.map { $0 + ", " } ?? "")\(self.record(record, in: zone))"
    }
}
