import ScreenTesting
import Testing

@testable import Screens

struct StackPlanTests {
    private typealias Item = StackPlan.Item

    private func lengths(_ items: [StackPlan.Item], _ room: Int) -> [Int?] { StackPlan(items, room: room).lengths }

    @Test func `all get what they preferred where it fits, and nobody without a stretch gets more`() {
        #expect(lengths([Item(preferred: 3), Item(preferred: 2)], 9) == [3, 2])
        #expect(lengths([Item(preferred: 3), Item(preferred: 2)], 5) == [3, 2])
        #expect(lengths([], 5) == [])
    }

    @Test func `spare room goes by stretch, and nothing of it is lost to rounding`() {
        #expect(lengths([Item(preferred: 1, stretch: 1), Item(preferred: 1, stretch: 1)], 9) == [4, 5])
        #expect(lengths([Item(preferred: 0, stretch: 1), Item(preferred: 2), Item(preferred: 0, stretch: 2)], 11) == [3, 2, 6])
        #expect(
            lengths([Item(preferred: 0, stretch: 1), Item(preferred: 0, stretch: 1), Item(preferred: 0, stretch: 1)], 10) == [3, 3, 4])
    }

    @Test func `what stretches gives way first, from the end`() {
        #expect(lengths([Item(preferred: 5, stretch: 1), Item(preferred: 3), Item(preferred: 5, stretch: 1)], 9) == [5, 3, 1])
        #expect(lengths([Item(preferred: 5, minimum: 2), Item(preferred: 5, stretch: 1)], 6) == [5, 1])
        #expect(lengths([Item(preferred: 5, minimum: 2), Item(preferred: 5, minimum: 3, stretch: 1)], 6) == [3, 3])
    }

    @Test func `whole views go where the least of all does not fit: the least important, and of equal ones the last`() {
        #expect(lengths([Item(preferred: 3), Item(preferred: 3), Item(preferred: 3)], 7) == [3, 3, nil])
        #expect(lengths([Item(preferred: 3, compressionResistance: -1), Item(preferred: 3), Item(preferred: 3)], 7) == [nil, 3, 3])
        #expect(
            lengths([Item(preferred: 3), Item(preferred: 3, compressionResistance: 2), Item(preferred: 3, compressionResistance: 1)], 4)
                == [nil, 3, nil])
    }

    @Test(arguments: [(5, 5), (3, 3), (1, 1), (0, 0), (-2, 0)])
    func `the last one is squeezed rather than dropped`(_ room: Int, _ length: Int) {
        #expect(lengths([Item(preferred: 5), Item(preferred: 9, compressionResistance: -1)], room) == [length, nil])
    }

    @Test func `gaps count between those that stay, and go with those that go`() {
        #expect(lengths([Item(preferred: 3, gap: 1), Item(preferred: 3, gap: 1)], 7) == [3, 3])
        #expect(lengths([Item(preferred: 3, gap: 1), Item(preferred: 3, gap: 1)], 6) == [3, nil])
        #expect(lengths([Item(preferred: 3, gap: 4), Item(preferred: 0, gap: 9), Item(preferred: 3)], 10) == [3, nil, 3])
    }

    @Test func `what wishes nothing and has no stretch has no place`() {
        #expect(lengths([Item(preferred: 0, gap: 1), Item(preferred: 2)], 9) == [nil, 2])
        #expect(lengths([Item(preferred: 0, stretch: 1, gap: 1), Item(preferred: 2)], 9) == [6, 2])
    }

    @Test(arguments: 0..<300)
    func `the lengths fit the room, keep to their minimum, and use up what a stretch may have`(_ seed: Int) {
        var dice = SplitMix(seed: UInt64(seed))
        let items = (0..<Int.random(in: 0...6, using: &dice)).map { _ in
            let preferred = Int.random(in: 0...9, using: &dice)
            return Item(
                preferred: preferred, minimum: Bool.random(using: &dice) ? 0 : Int.random(in: 0...preferred, using: &dice),
                stretch: Bool.random(using: &dice) ? 0 : Int.random(in: 1...3, using: &dice),
                compressionResistance: Int.random(in: -1...2, using: &dice),
                gap: Int.random(in: 0...2, using: &dice))
        }
        let room = Int.random(in: 0...40, using: &dice)
        let plan = StackPlan(items, room: room).lengths
        #expect(plan.count == items.count)
        let kept = items.indices.filter { plan[$0] != nil }
        let used = kept.reduce(0) { $0 + (plan[$1] ?? 0) } + kept.dropLast().reduce(0) { $0 + items[$1].gap }
        #expect(used <= room)
        if kept.contains(where: { items[$0].stretch > 0 }) { #expect(used == room || kept.count == 1) }
        for index in kept where kept.count > 1 {
            let length = plan[index] ?? 0
            #expect(length >= min(items[index].preferred, items[index].minimum) || items[index].minimum == 0)
            if items[index].stretch == 0 { #expect(length <= items[index].preferred) }
            if items[index].stretch == 0, items[index].minimum == 0 { #expect(length == items[index].preferred) }
        }
        // A view that is dropped was no more important than any that stays.
        let dropped = items.indices.filter { plan[$0] == nil && (items[$0].preferred > 0 || items[$0].stretch > 0) }
        if let least = kept.map({ items[$0].compressionResistance }).min() {
            #expect(dropped.allSatisfy { items[$0].compressionResistance <= least })
        }
    }
}
