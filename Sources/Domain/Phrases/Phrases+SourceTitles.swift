import Walking

extension Phrases {
    /// The name of a source among others, with what tells it apart where one of them has the same.
    package func title(of source: Source, among others: [Source]) -> String {
        source.name(among: others, called: title, kind: { $0.kind == .manual ? $0.title : self.name($0.kind) }, number: number)
    }
}
