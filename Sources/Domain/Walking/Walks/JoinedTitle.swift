/// The title of a walk of several records, which a person joined (``RecordDecisions``) or which the rule takes for one.
///
/// A title that the person typed wins and stays: that of the record that is shown, else that of the one of the others that knows the most.
/// Where the person typed none it is that of the record that is shown, and where that has none, that of the one that knows the most. Each
/// record keeps its own title, so that parting them gives it back.
package struct JoinedTitle: Sendable {
    /// A record of the walk.
    package struct Record: Sendable {
        package let walk: Walk
        /// Indicates whether the person typed its title, and no device or file gave it.
        package let isTyped: Bool

        package init(_ walk: Walk, isTyped: Bool) {
            self.walk = walk
            self.isTyped = isTyped
        }
    }

    package let text: String

    package init(shown: Record, others: [Record]) {
        let titled = ([shown] + others.sorted { $0.walk.outranks($1.walk) }).filter { !$0.walk.title.isEmpty }
        text = (titled.first(where: \.isTyped) ?? titled.first)?.walk.title ?? ""
    }
}
