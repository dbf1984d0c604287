import Walking

extension JSONText {
    /// A walk as `gnd log --json` prints it, without its route.
    init(walk: Walk) {
        var plain = walk
        plain.route = []
        self = JSONRecords(home: walk.zone, sources: []).walk(plain)
    }
}
