import Phrases
import Walking

/// A walk in one line, as `gnd log` prints it and reads it: what is printed can be typed again.
struct EntryText {
    let phrases: Phrases
    let parse: ParseEntry

    func callAsFunction(_ walk: Walk) -> String {
        var parts = [
            walk.zone.wall(at: walk.start).date.description + " " + phrases.time(walk.start, in: walk.zone), duration(walk),
        ]
        if let steps = walk.steps { parts.append(phrases.steps(steps)) }
        if let distance = walk.distance { parts.append(phrases.distance(distance)) }
        // Before the title, which may be in quotes to the end of the line.
        parts += walk.tags.map { "#" + $0 }
        if !walk.title.isEmpty { parts.append(parse.quoted(walk.title)) }
        return parts.joined(separator: " · ")
    }

    /// To the second, where the walk did not end on the minute.
    private func duration(_ walk: Walk) -> String {
        let (minutes, seconds) = walk.duration.components.seconds.quotientAndRemainder(dividingBy: 60)
        guard minutes > 0, seconds > 0 else { return phrases.duration(walk.duration) }
        return phrases.duration(.seconds(minutes * 60)) + " " + phrases.duration(.seconds(seconds))
    }
}
