/// Makes a list that fails as short as it can be.
///
/// Halves are left out first, then quarters, and so on down to single steps, and single steps again until none can be spared. The
/// result is not the shortest list there is, but no step of it can be left out, which is what a person needs in order to see the
/// reason. Every try begins anew, so steps need not know how to be undone.
enum Shrinker {
    /// Leaves out ever smaller pieces, as long as the rest still fails.
    static func shrink<Step>(_ script: [Step], fails: ([Step]) async -> Bool) async -> [Step] {
        var script = script
        var piece = max(1, script.count / 2)
        while true {
            var start = 0
            var isShorter = false
            while start < script.count {
                var shorter = script
                shorter.removeSubrange(start..<min(start + piece, script.count))
                if await fails(shorter) {
                    script = shorter
                    isShorter = true
                } else {
                    start += piece
                }
            }
            if piece == 1, !isShorter { return script }
            piece = max(1, piece / 2)
        }
    }
}
