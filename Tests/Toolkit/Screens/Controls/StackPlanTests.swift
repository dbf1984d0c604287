import Testing

@testable import Screens

struct StackPlanTests {
    private typealias Item = StackPlan.Item

    private func lengths(_ items: [StackPlan.Item], _ room: Int) -> [Int?] { StackPlan(items, room: room).lengths }

    @Test func `all get what they wish where it fits, and nobody without a weight gets more`() {
        #expect(lengths([Item(wish: 3), Item(wish: 2)], 9) == [3, 2])
        #expect(lengths([Item(wish: 3), Item(wish: 2)], 5) == [3, 2])
        #expect(lengths([], 5) == [])
    }

    @Test func `spare room goes by weight, and nothing of it is lost to rounding`() {
        #expect(lengths([Item(wish: 1, weight: 1), Item(wish: 1, weight: 1)], 9) == [4, 5])
        #expect(lengths([Item(wish: 0, weight: 1), Item(wish: 2), Item(wish: 0, weight: 2)], 11) == [3, 2, 6])
        #expect(lengths([Item(wish: 0, weight: 1), Item(wish: 0, weight: 1), Item(wish: 0, weight: 1)], 10) == [3, 3, 4])
    }

    @Test func `what stretches gives way first, from the end`() {
        #expect(lengths([Item(wish: 5, weight: 1), Item(wish: 3), Item(wish: 5, weight: 1)], 9) == [5, 3, 1])
        #expect(lengths([Item(wish: 5, minimum: 2), Item(wish: 5, weight: 1)], 6) == [5, 1])
        #expect(lengths([Item(wish: 5, minimum: 2), Item(wish: 5, minimum: 3, weight: 1)], 6) == [3, 3])
    }

    @Test func `whole views go where the least of all does not fit: the least important, and of equal ones the last`() {
        #expect(lengths([Item(wish: 3), Item(wish: 3), Item(wish: 3)], 7) == [3, 3, nil])
        #expect(lengths([Item(wish: 3, importance: -1), Item(wish: 3), Item(wish: 3)], 7) == [nil, 3, 3])
        #expect(lengths([Item(wish: 3), Item(wish: 3, importance: 2), Item(wish: 3, importance: 1)], 4) == [nil, 3, nil])
    }

    @Test(arguments: [(5, 5), (3, 3), (1, 1), (0, 0), (-2, 0)])
    func `the last one is squeezed rather than dropped`(_ room: Int, _ length: Int) {
        #expect(lengths([Item(wish: 5), Item(wish: 9, importance: -1)], room) == [length, nil])
    }

    @Test func `gaps count between those that stay, and go with those that go`() {
        #expect(lengths([Item(wish: 3, gap: 1), Item(wish: 3, gap: 1)], 7) == [3, 3])
        #expect(lengths([Item(wish: 3, gap: 1), Item(wish: 3, gap: 1)], 6) == [3, nil])
        #expect(lengths([Item(wish: 3, gap: 4), Item(wish: 0, gap: 9), Item(wish: 3)], 10) == [3, nil, 3])
    }

    @Test func `what wishes nothing and has no weight has no place`() {
        #expect(lengths([Item(wish: 0, gap: 1), Item(wish: 2)], 9) == [nil, 2])
        #expect(lengths([Item(wish: 0, weight: 1, gap: 1), Item(wish: 2)], 9) == [6, 2])
    }

    @Test(arguments: 0..<300)
    func `the lengths fit the room, keep to their minimum, and use up what a weight may have`(_ seed: Int) {
        var dice = RepaintTests.Dice(state: UInt64(seed))
        let items = (0..<Int.random(in: 0...6, using: &dice)).map { _ in
            let wish = Int.random(in: 0...9, using: &dice)
            return Item(
                wish: wish, minimum: Bool.random(using: &dice) ? 0 : Int.random(in: 0...wish, using: &dice),
                weight: Bool.random(using: &dice) ? 0 : Int.random(in: 1...3, using: &dice),
                importance: Int.random(in: -1...2, using: &dice),
                gap: Int.random(in: 0...2, using: &dice))
        }
        let room = Int.random(in: 0...40, using: &dice)
        let plan = StackPlan(items, room: room).lengths
        #expect(plan.count == items.count)
        let kept = items.indices.filter { plan[$0] != nil }
        let used = kept.reduce(0) { $0 + (plan[$1] ?? 0) } + kept.dropLast().reduce(0) { $0 + items[$1].gap }
        #expect(used <= room)
        if kept.contains(where: { items[$0].weight > 0 }) { #expect(used == room || kept.count == 1) }
        for index in kept where kept.count > 1 {
            let length = plan[index] ?? 0
            #expect(length >= min(items[index].wish, items[index].minimum) || items[index].minimum == 0)
            if items[index].weight == 0 { #expect(length <= items[index].wish) }
            if items[index].weight == 0, items[index].minimum == 0 { #expect(length == items[index].wish) }
        }
        // Who is dropped was no more important than anybody who stays.
        let dropped = items.indices.filter { plan[$0] == nil && (items[$0].wish > 0 || items[$0].weight > 0) }
        if let least = kept.map({ items[$0].importance }).min() {
            #expect(dropped.allSatisfy { items[$0].importance <= least })
        }
    }
}
