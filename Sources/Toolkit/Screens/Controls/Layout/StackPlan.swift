/// Shares the room of a stack among its views; arithmetic only.
///
/// Three rules, in this order. If the least that all views need does not fit, whole views go, the least important first and of equal
/// ones the last, until it does; the last view left is squeezed instead, since something is better than nothing. If their preferred lengths
/// do not fit, views give room back from the end, those with a stretch before those that only have a minimum. If there is room left over,
/// those with a stretch share it.
///
/// Nothing is rounded away: shares are taken from what is still left, so that the lengths always add up to the room.
///
/// A title of one row, a list with a stretch that would like ten rows and can do with three, and a note of one row, a row apart:
///
///     room   title   list   note
///     20     1       16     1      what is left over is the list's
///     5      1       3      -      the least is 1 + 3 + 1 and two gaps: seven rows, so the last of equal resistance goes
///     1      1       -      -      title and list need five rows, so the list goes too
struct StackPlan {
    struct Item {
        var preferred: Int
        var minimum = 0
        var stretch = 0
        var compressionResistance = 0
        var gap = 0
    }

    /// The length of each view; nil for one that found no room.
    private(set) var lengths: [Int?]

    init(_ items: [Item], room: Int) {
        lengths = items.map { $0.preferred > 0 || $0.stretch > 0 ? $0.preferred : nil }
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

    /// Returns the minimum length: an item that can be squeezed has a stretch or a minimum; others need their whole preferred length.
    private static func least(_ item: Item) -> Int {
        item.stretch > 0 || item.minimum > 0 ? min(item.preferred, item.minimum) : item.preferred
    }

    /// The room that the views still kept need, with the gaps between them.
    private static func need(_ items: [Item], _ lengths: [Int?], least isLeast: Bool) -> Int {
        let kept = items.indices.filter { lengths[$0] != nil }
        let sum = kept.reduce(0) { $0 + (isLeast ? least(items[$1]) : items[$1].preferred) }
        return sum + kept.dropLast().reduce(0) { $0 + items[$1].gap }
    }

    /// The view to drop next: the least important one, and of equal ones the last.
    private static func leastImportant(_ items: [Item], _ lengths: [Int?]) -> Int? {
        items.indices.filter { lengths[$0] != nil }.min { (items[$0].compressionResistance, -$0) < (items[$1].compressionResistance, -$1) }
    }

    /// Takes room back from the end, never below the least of a view.
    private mutating func shrink(_ items: [Item], by excess: Int) {
        var excess = excess
        // Views that stretch give way before those that only have a minimum.
        let order = items.indices.reversed().filter { items[$0].stretch > 0 } + items.indices.reversed().filter { items[$0].stretch == 0 }
        for index in order where lengths[index] != nil {
            let spare = max(0, items[index].preferred - Self.least(items[index]))
            let part = min(spare, excess)
            lengths[index] = items[index].preferred - part
            excess -= part
        }
    }

    /// Shares spare room by stretch; what division leaves over goes to the last.
    private mutating func grow(_ items: [Item], by spare: Int) {
        let growing = items.indices.filter { lengths[$0] != nil && items[$0].stretch > 0 }
        var weights = growing.reduce(0) { $0 + items[$1].stretch }
        var spare = spare
        for index in growing {
            let part = spare * items[index].stretch / weights
            lengths[index] = items[index].preferred + part
            spare -= part
            weights -= items[index].stretch
        }
    }
}
