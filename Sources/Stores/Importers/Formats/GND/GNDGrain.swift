import Walking

/// The grain of a record in an export of GND, and its source; older exports said the one by the other.
struct GNDGrain {
    /// The grain; nil where the length of the record says it.
    let grain: Grain?
    let source: Source

    private static let sums = "sums"

    init(_ text: String?, _ source: Source) {
        grain = text.flatMap(Grain.init(rawValue:)) ?? (source == GNDDays.source ? .journalTotal : source.model == Self.sums ? .sum : nil)
        let isOldSum = text == nil && source.model == Self.sums
        self.source = isOldSum ? Source(name: source.name, manufacturer: source.manufacturer, kind: source.kind) : source
    }
}
