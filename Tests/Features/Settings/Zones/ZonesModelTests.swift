import Testing
import Walking
import WalkingTesting

@testable import Settings

struct ZonesModelTests {
    private let desk = SettingsDesk()

    private func stay(_ from: Int, _ through: Int) -> ZoneTimeline.Stay {
        ZoneTimeline.Stay(from: desk.today.adding(days: from), through: desk.today.adding(days: through), zone: .utc)
    }

    private func loaded() async throws -> ZonesModel {
        let model = ZonesModel(try await desk.loadedModel())
        await model.load()
        return model
    }

    @Test func `a list has home and the stays, and what imports tell of where they tell of any`() async throws {
        let model = try await loaded()
        #expect(model.rows == [.header(model.strings.home), .home(.utc), .header(model.strings.stays), .noStays])
        await desk.journal.suggest([stay(-9, -7)])
        _ = await model.put(stay(-3, -1), at: nil)
        #expect(
            model.rows.suffix(4) == [
                .header(model.strings.stays), .stay(0, stay(-3, -1)), .header(model.strings.suggestions),
                .suggestion(stay(-9, -7)),
            ])
    }

    @Test func `before the journal has answered there is nothing to show, nor to change`() async throws {
        let model = ZonesModel(try await desk.model())
        #expect(model.rows.isEmpty)
        #expect(await model.put(stay(-3, -1), at: nil) == false)
    }

    @Test func `stays stand in the order of their first days, wherever they are put`() async throws {
        let model = try await loaded()
        for range in [(-3, -1), (-30, -20), (-15, -10)] { _ = await model.put(stay(range.0, range.1), at: nil) }
        #expect(model.zones?.stays == [stay(-30, -20), stay(-15, -10), stay(-3, -1)])
        _ = await model.put(stay(-2, 0), at: 0)
        #expect(model.zones?.stays == [stay(-15, -10), stay(-3, -1), stay(-2, 0)])
    }

    @Test func `a suggestion that was taken is none any more, until that is undone`() async throws {
        await desk.journal.suggest([stay(-9, -7)])
        let model = try await loaded()
        #expect(model.suggestions == [stay(-9, -7)])
        _ = await model.put(stay(-9, -7), at: nil)
        #expect(model.suggestions.isEmpty)
        #expect(await model.undo() == "Undone: time zones")
        #expect(model.suggestions == [stay(-9, -7)])
        #expect(await model.redo() == "Done again: time zones")
        #expect(model.suggestions.isEmpty && model.zones?.stays == [stay(-9, -7)])
    }

    @Test(arguments: [(0, 1), (1, 1), (2, 2), (-1, 2)]) func `a stay is deleted by its place, and one that is gone costs no other`(
        _ index: Int, _ left: Int
    ) async throws {
        let model = try await loaded()
        for range in [(-30, -20), (-3, -1)] { _ = await model.put(stay(range.0, range.1), at: nil) }
        _ = await model.delete(index)
        #expect(model.zones?.stays.count == left)
        if index == 0 { #expect(model.zones?.stays == [stay(-3, -1)]) }
    }

    @Test func `a refusal is said and leaves home where it was`() async throws {
        let model = try await loaded()
        await desk.journal.fail(with: .locked)
        #expect(await model.setHome(try #require(Zone("Asia/Seoul"))) == false)
        #expect(model.problem != nil && model.zones?.home == .utc)
    }
}
