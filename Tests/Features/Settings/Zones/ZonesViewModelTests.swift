import Testing
import Walking
import WalkingTesting

@testable import Settings

struct ZonesViewModelTests {
    private let desk = SettingsDesk()

    private func period(_ from: Int, _ through: Int) -> TimeZonePeriod {
        TimeZonePeriod(from: desk.today.adding(days: from), through: desk.today.adding(days: through), zone: .utc)
    }

    private func loaded() async throws -> ZonesViewModel {
        let model = ZonesViewModel(try await desk.loadedModel())
        await model.load()
        return model
    }

    @Test func `a list has home and the stays, and what imports tell of where they tell of any`() async throws {
        let model = try await loaded()
        #expect(model.rows == [.header(model.strings.home), .home(.utc), .header(model.strings.periods), .noPeriods])
        await desk.journal.suggest([period(-9, -7)])
        _ = await model.put(period(-3, -1), at: nil)
        #expect(
            model.rows.suffix(4) == [
                .header(model.strings.periods), .period(0, period(-3, -1)), .header(model.strings.suggestions),
                .suggestion(period(-9, -7)),
            ])
    }

    @Test func `before the journal has answered there is nothing to show, nor to change`() async throws {
        let model = ZonesViewModel(try await desk.model())
        #expect(model.rows.isEmpty)
        #expect(await model.put(period(-3, -1), at: nil) == false)
    }

    @Test func `stays stand in the order of their first days, wherever they are put`() async throws {
        let model = try await loaded()
        for range in [(-3, -1), (-30, -20), (-15, -10)] { _ = await model.put(period(range.0, range.1), at: nil) }
        #expect(model.zones?.periods == [period(-30, -20), period(-15, -10), period(-3, -1)])
        _ = await model.put(period(-2, 0), at: 0)
        #expect(model.zones?.periods == [period(-15, -10), period(-3, -1), period(-2, 0)])
    }

    @Test func `a suggestion that was taken is none any more, until that is undone`() async throws {
        await desk.journal.suggest([period(-9, -7)])
        let model = try await loaded()
        #expect(model.suggestions == [period(-9, -7)])
        _ = await model.put(period(-9, -7), at: nil)
        #expect(model.suggestions.isEmpty)
        #expect(try await desk.history.undo() == .undone(.zones))
        await model.reload()
        #expect(model.suggestions == [period(-9, -7)])
        #expect(try await desk.history.redo() == .redone(.zones))
        await model.reload()
        #expect(model.suggestions.isEmpty && model.zones?.periods == [period(-9, -7)])
    }

    @Test(arguments: [(0, 1), (1, 1), (2, 2), (-1, 2)]) func `a stay is deleted by its place, and one that is gone costs no other`(
        _ index: Int, _ left: Int
    ) async throws {
        let model = try await loaded()
        for range in [(-30, -20), (-3, -1)] { _ = await model.put(period(range.0, range.1), at: nil) }
        _ = await model.delete(index)
        #expect(model.zones?.periods.count == left)
        if index == 0 { #expect(model.zones?.periods == [period(-3, -1)]) }
    }

    @Test func `a refusal is said and leaves home where it was`() async throws {
        let model = try await loaded()
        await desk.journal.fail(with: .locked)
        #expect(await model.setHome(try #require(Zone("Asia/Seoul"))) == false)
        #expect(model.failure != nil && model.zones?.home == .utc)
    }
}
