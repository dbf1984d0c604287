import Foundation
import Testing
import Walking

@testable import Walk

struct WalkRouteTests {
    private func read(_ json: String) throws -> WalkRoute { try JSONDecoder().decode(WalkRoute.self, from: Data(json.utf8)) }

    @Test func `a proof that was saved without its measure is that of the one that the person goes by`() throws {
        let day = CivilDate(dayNumber: 20_778)
        let now = try JSONEncoder().encode(WalkRoute.why(day, .speed))
        let saved = try #require(try JSONSerialization.jsonObject(with: now) as? [String: [String: Any]])
        var parts = try #require(saved["why"])
        #expect(try read(String(decoding: now, as: UTF8.self)) == .why(day, .speed))
        #expect(parts.removeValue(forKey: "_1") != nil)
        let earlier = try JSONSerialization.data(withJSONObject: ["why": parts])
        #expect(try read(String(decoding: earlier, as: UTF8.self)) == .why(day))
    }

    @Test func `a metric that is not known is no proof at all`() throws {
        let now = String(decoding: try JSONEncoder().encode(WalkRoute.why(CivilDate(dayNumber: 20_778), .speed)), as: UTF8.self)
        #expect(throws: (any Error).self) { try read(now.replacing("speed", with: "spede")) }
    }
}
