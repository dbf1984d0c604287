import Phrases
import Walking

extension DayProof {
    /// The name of a source as the app has it, with what tells it apart where two on this day share the name.
    func name(of source: Source, _ phrases: Phrases) -> String {
        let title = phrases.title(of: source)
        let isShared = lines.contains { $0.source != source && phrases.title(of: $0.source) == title }
        guard isShared else { return title }
        return "\(title) (\(source.kind == .manual ? source.title : phrases.name(source.kind)))"
    }
}
