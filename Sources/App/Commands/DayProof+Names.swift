import Phrases
import Walking

extension DayProof {
    /// The short name of a source, with its kind where two on this day share the name.
    func name(of source: Source, _ phrases: Phrases) -> String {
        let isShared = lines.contains { $0.source != source && $0.source.title == source.title }
        return isShared ? "\(source.title) (\(phrases.name(source.kind)))" : source.title
    }
}
