/// Shares the room of a stack among its views; arithmetic only.
///
/// Three rules, in this order. If the least that all views need does not fit, whole views go, the least important first and of equal
/// ones the last, until it does; the last view left is squeezed instead, since something is better than nothing. If their wishes do not
/// fit, views give room back from the end, those with a weight before those that only have a minimum. If there is room left over, those
/// with a weight share it.
///
/// Nothing is rounded away: shares are taken from what is still left, so that the lengths always add up to the room.
struct StackPlan {
    struct Item {
        var wish: Int
        var minimum = 0
        var weight = 0
        var importance = 0
        var gap = 0
    }

    /// The length of each view; nil for one that found no room.
    private(set) var lengths: [Int?]

    init(_ items: [Item], room: Int) {
        lengths = items.map { $0.wish > 0 || $0.weight > 0 ? $0.wish : nil }
        // Let go of whole views until the least that the others need fits.
        while Self.need(items, lengths, least: true) > room {
            guard let victim = Self.leastImportant(items, lengths) else { break }
            // The last one left is squeezed rather than dropped: something is better than nothing.
            if lengths.filter({ $0 != nil }).count == 1 {
                lengths[victim] = max(0, room)
                return
            }
            lengths[victim] = nil
        }
        let excess = Self.need(items, lengths, least: false) - room
        if excess > 0 { shrink(items, by: excess) } else if excess < 0 { grow(items, by: -excess) }
    }

    /// What can be squeezed has a weight or a minimum; the rest needs its whole wish.
    private static func least(_ item: Item) -> Int { item.weight > 0 || item.minimum > 0 ? min(item.wish, item.minimum) : item.wish }

    /// The room that the views still kept need, with the gaps between them.
    private static func need(_ items: [Item], _ lengths: [Int?], least isLeast: Bool) -> Int {
        let kept = items.indices.filter { lengths[$0] != nil }
        let sum = kept.reduce(0) { $0 + (isLeast ? least(items[$1]) : items[$1].wish) }
        return sum + kept.dropLast().reduce(0) { $0 + items[$1].gap }
    }

    /// The view to drop next: the least important one, and of equal ones the last.
    private static func leastImportant(_ items: [Item], _ lengths: [Int?]) -> Int? {
        items.indices.filter { lengths[$0] != nil }.min { (items[$0].importance, -$0) < (items[$1].importance, -$1) }
    }

    /// Takes room back from the end, never below the least of a view.
    private mutating func shrink(_ items: [Item], by excess: Int) {
        var excess = excess
        // What stretches gives way before what only has a minimum.
        let order = items.indices.reversed().filter { items[$0].weight > 0 } + items.indices.reversed().filter { items[$0].weight == 0 }
        for index in order where lengths[index] != nil {
            let spare = max(0, items[index].wish - Self.least(items[index]))
            let part = min(spare, excess)
            lengths[index] = items[index].wish - part
            excess -= part
        }
    }

    /// Shares spare room by weight; what division leaves over goes to the last.
    private mutating func grow(_ items: [Item], by spare: Int) {
        let growing = items.indices.filter { lengths[$0] != nil && items[$0].weight > 0 }
        var weights = growing.reduce(0) { $0 + items[$1].weight }
        var spare = spare
        for index in growing {
            let part = spare * items[index].weight / weights
            lengths[index] = items[index].wish + part
            spare -= part
            weights -= items[index].weight
        }
    }
}
