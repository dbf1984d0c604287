extension Source {
    /// Returns its name among other sources, with what tells it apart where one of them has the same: its kind, its model or its maker,
    /// and a number where none of these does.
    /// - Parameters:
    ///   - others: the sources that it is shown with; itself may be among them.
    ///   - name: the name of a source by itself.
    ///   - kind: the name of a source's kind.
    ///   - number: the text of a number.
    package func name(
        among others: [Source], called name: (Source) -> String, kind: (Source) -> String, number: (Int) -> String
    ) -> String {
        let own = name(self)
        let namesakes = Set(others).union([self]).filter { name($0) == own }.sorted { $0.key < $1.key }
        guard namesakes.count > 1 else { return own }
        // One that has no mark is told apart by that, but only one.
        let marks = [
            namesakes.map(kind), namesakes.map { $0.model.isEmpty ? $0.manufacturer : $0.model },
            namesakes.map { [$0.manufacturer, $0.model].filter { !$0.isEmpty }.joined(separator: " ") },
        ]
        let texts = marks.first { Set($0).count == namesakes.count } ?? namesakes.indices.map { number($0 + 1) }
        let told = namesakes.firstIndex(of: self).map { texts[$0] } ?? ""
        return told.isEmpty || told == own ? own : "\(own) (\(told))"
    }
}
