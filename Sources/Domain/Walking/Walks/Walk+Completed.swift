extension Walk {
    /// The walk with what another file says of the same one beyond this: nothing in it ever becomes less.
    ///
    /// No export says when it changed a walk, so the fuller text, the larger number and the route of more points count, whichever came
    /// first; files in any order make the same walk.
    package func completed(by other: Walk) -> Walk {
        var walk = self
        // A track that was exported before it had ended goes on in the next export.
        walk.start = min(start, other.start)
        walk.end = max(end, other.end)
        walk.steps = [steps, other.steps].compactMap(\.self).max()
        walk.distance = [distance, other.distance].compactMap(\.self).max()
        walk.title = Self.fuller(title, other.title)
        walk.note = Self.fuller(note, other.note)
        if Set(tags) != Set(other.tags) { walk.tags = Set(tags + other.tags).sorted() }
        if other.route.count > route.count { walk.route = other.route }
        return walk
    }

    private static func fuller(_ one: String, _ other: String) -> String {
        if one.count != other.count { return one.count > other.count ? one : other }
        return max(one, other)
    }
}
