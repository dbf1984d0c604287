import Terminal
import Testing

@testable import Screens

struct ScrollBarPlanTests {
    @Test(arguments: [(0, 5), (1, 5), (5, 5), (5, 4), (5, 0), (-3, 9)])
    func `where everything is on show, or there is no room, there is no bar`(_ height: Int, _ count: Int) {
        #expect(ScrollBarPlan(height: height, count: count) == nil)
    }

    @Test(arguments: [(10, 20, 5), (10, 11, 9), (10, 100, 1), (10, 1_000_000, 1), (2, 3, 1), (23, 46, 11)])
    func `the thumb is the share on show, and never nothing`(_ height: Int, _ count: Int, _ thumb: Int) throws {
        #expect(try #require(ScrollBarPlan(height: height, count: count)).thumb == thumb)
    }

    @Test(arguments: [(10, 20), (10, 11), (10, 100), (7, 1_000_000), (2, 3), (23, 46), (5, 6)])
    func `it begins at the top, ends at the bottom, and never goes back`(_ height: Int, _ count: Int) throws {
        let plan = try #require(ScrollBarPlan(height: height, count: count))
        let last = count - height
        #expect(plan.top(of: 0) == 0 && plan.top(of: last) + plan.thumb == height)
        #expect(plan.top(of: -5) == 0 && plan.top(of: last + 99) + plan.thumb == height)
        #expect(plan.first(at: 0) == 0 && plan.first(at: height - plan.thumb) == last)
        #expect(plan.first(at: -9) == 0 && plan.first(at: 999) == last)
        for first in stride(from: 0, to: last, by: max(1, last / 500)) {
            #expect(plan.top(of: first) <= plan.top(of: first + 1))
        }
        for top in 0...(height - plan.thumb) { #expect(plan.top(of: plan.first(at: top)) == top || last < height - plan.thumb) }
    }
}
