import Testing
import Walking
import WalkingTesting

@testable import Settings

struct TimeZonePeriodEditorViewModelTests {
    private let desk = SettingsDesk()
    private let seoul: Zone

    init() throws { seoul = try #require(Zone("Asia/Seoul")) }

    private func zones(_ stays: [TimeZonePeriod] = []) async throws -> ZonesViewModel {
        _ = try await desk.journal.change { $0.zones.periods = stays }
        let zones = ZonesViewModel(try await desk.loadedModel())
        await zones.load()
        return zones
    }

    private func period(_ from: Int, _ through: Int) -> TimeZonePeriod {
        TimeZonePeriod(from: desk.today.adding(days: from), through: desk.today.adding(days: through), zone: seoul)
    }

    @Test func `a new stay is the week that ends today, somewhere`() async throws {
        let editor = TimeZonePeriodEditorViewModel(.period(nil), zones: try await zones())
        #expect(editor.zone.isEmpty && editor.through - editor.from == 6 && editor.through == desk.today)
        #expect(!editor.hasChanges && editor.zoneProblem == nil)
    }

    @Test func `a stay that is there is shown as it is, and home has a zone alone`() async throws {
        let zones = try await zones([period(-20, -10)])
        let editor = TimeZonePeriodEditorViewModel(.period(0), zones: zones)
        #expect(
            editor.zone == "Asia/Seoul" && editor.from == desk.today.adding(days: -20) && editor.through == desk.today.adding(days: -10))
        #expect(TimeZonePeriodEditorViewModel(.home, zones: zones).zone == Zone.utc.id)
        #expect(TimeZonePeriodEditorViewModel(.period(7), zones: zones).zone.isEmpty, "a stay that is gone by now is a new one")
    }

    @Test func `what is wrong is said when it is to be kept, and no more while somebody types on`() async throws {
        let editor = TimeZonePeriodEditorViewModel(.period(nil), zones: try await zones())
        editor.zone = "Asia/Nowhere"
        editor.through = editor.from.adding(days: -1)
        #expect(editor.zoneProblem == nil && editor.throughProblem == nil)
        #expect(await editor.save() == nil)
        #expect(editor.zoneProblem == editor.strings.wrongZone(nil) && editor.throughProblem == editor.strings.reversed)
        editor.zone = " "
        #expect(await editor.save() == nil)
        #expect(editor.zoneProblem == editor.strings.zoneMissing, "nothing was typed")
        editor.zone = "Asia/Seoul"
        #expect(editor.zoneProblem == nil && editor.throughProblem == nil)
        #expect(await editor.save() == nil)
        #expect(editor.zoneProblem == nil && editor.throughProblem != nil)
        #expect(try await desk.journal.settings().zones.periods.isEmpty)
    }

    @Test func `a stay is kept in the place of the one that it was, and then nothing is lost by leaving`() async throws {
        let editor = TimeZonePeriodEditorViewModel(.period(0), zones: try await zones([period(-20, -10)]))
        editor.through = desk.today
        #expect(editor.hasChanges)
        #expect(await editor.save() == .period(period(-20, 0)))
        #expect(try await desk.journal.settings().zones.periods == [period(-20, 0)])
        #expect(!editor.hasChanges)
    }

    @Test func `home moves without a look at the dates`() async throws {
        let editor = TimeZonePeriodEditorViewModel(.home, zones: try await zones())
        editor.zone = "Asia/Seoul"
        editor.through = editor.from.adding(days: -1)
        #expect(await editor.save() == .home(seoul))
        #expect(try await desk.journal.settings().zones.home == seoul)
    }

    @Test func `one that came by a link takes over what holds, but for what was typed by then`() async throws {
        _ = try await desk.journal.change { [stay = period(-20, -10)] in $0.zones.periods = [stay] }
        let editor = TimeZonePeriodEditorViewModel(.period(0), zones: ZonesViewModel(try await desk.model()))
        #expect(editor.today == nil)
        editor.zone = "Europe/Paris"
        await editor.load()
        #expect(editor.zone == "Europe/Paris" && editor.from == desk.today.adding(days: -20) && editor.hasChanges)
        #expect(editor.today == desk.today)
    }

    @Test func `what the journal refuses is not said to be kept`() async throws {
        let zones = try await zones()
        let editor = TimeZonePeriodEditorViewModel(.period(nil), zones: zones)
        editor.zone = "Asia/Seoul"
        await desk.journal.fail(with: .diskFull)
        #expect(await editor.save() == nil)
        #expect(zones.failure != nil && editor.hasChanges)
    }
}
