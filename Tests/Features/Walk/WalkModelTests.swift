import Common
import Coordinators
import Screens
import Testing
import Walking
import WalkingTesting

@testable import Walk

/// The view models of walks, without a screen.
struct WalkModelTests {
    private func manyWalks(_ count: Int) -> [Walk] {
        (0..<count).map { index in
            let start = WalkWorld.now - .seconds(index * 3600 + 7200)
            return Walk(start: start, end: start + .seconds(1200), zone: WalkWorld.seoul, steps: 2000, title: "walk \(index)")
        }
    }

    @Test func `a long list is read page by page as the bar comes near its end`() async {
        let journal = MemoryJournal(zone: WalkWorld.seoul, walks: manyWalks(450))
        let model = AllWalksViewModel(
            journal: journal, clock: FixedClock(WalkWorld.now), undo: UndoHistory(journal: journal), router: Notebook())
        await model.load()
        #expect(model.count.value ?? (0, 0) == (450, 450))
        #expect(model.rows.count { $0.walk != nil } == 200)
        await model.reach(10)
        #expect(model.rows.count { $0.walk != nil } == 200)
        await model.reach(model.rows.count - 1)
        #expect(model.rows.count { $0.walk != nil } == 400)
        await model.reach(model.rows.count - 1)
        await model.reach(model.rows.count - 1)
        #expect(model.rows.count { $0.walk != nil } == 450)
    }

    @Test func `a walk without a distance has one by the person's own steps, or by the height, and else none`() async {
        func way(_ number: Int) -> Walk {
            var walk = WalkWorld.walk(number, daysAgo: number, 9, 0, minutes: 20, steps: 2000, distance: 1400, title: "")
            walk.route = [RoutePoint(latitude: 0, longitude: 0), RoutePoint(latitude: 0.01, longitude: 0)]
            return walk
        }
        let walk = WalkWorld.walk(9, daysAgo: 0, 9, 0, minutes: 20, steps: 3000, distance: nil, title: "")
        func estimate(_ others: [Walk], _ profile: Profile?) async -> Double? {
            let journal = MemoryJournal(zone: WalkWorld.seoul, walks: [walk] + others)
            let model = WalkDetailViewModel(
                walk.id, journal: journal, clock: FixedClock(WalkWorld.now), profile: profile, undo: UndoHistory(journal: journal),
                router: Notebook())
            await model.load()
            return model.ownStepLength.map { ($0.metres * 3000).rounded() }
        }
        let tall = Profile(gender: .man, ageBand: .from60, heightCentimetres: 180)
        // A hundredth of a degree is 1,112 metres, in 2,000 steps.
        #expect(await estimate([way(1), way(2), way(3)], tall) == 1668)
        #expect(await estimate([way(1), way(2)], tall) == 2241)
        #expect(await estimate([], Profile(gender: .man, ageBand: .from60)) == nil)
        #expect(await estimate([], nil) == nil)
    }

    @Test func `a month is found by its number, and a word by its letters`() async {
        let journal = MemoryJournal(zone: WalkWorld.seoul, walks: WalkWorld.walks)
        let model = AllWalksViewModel(
            journal: journal, clock: FixedClock(WalkWorld.now), undo: UndoHistory(journal: journal), router: Notebook())
        await model.load()
        await model.search("2026-11-20")
        #expect(model.count.value ?? (0, 0) == (2, 4))
        await model.search("2026-10")
        #expect(model.count.value ?? (0, 0) == (0, 4))
        await model.search("nov")
        #expect(model.count.value?.shown == 4, "no title has it, so it is the month")
        await model.search("HOME")
        #expect(model.count.value ?? (0, 0) == (1, 4))
    }

    @Test func `a heading is not opened, a walk is`() async {
        let journal = MemoryJournal(zone: WalkWorld.seoul, walks: WalkWorld.walks)
        let notebook = Notebook()
        let model = AllWalksViewModel(
            journal: journal, clock: FixedClock(WalkWorld.now), undo: UndoHistory(journal: journal), router: notebook)
        await model.load()
        model.open(0)
        model.open(1)
        model.open(99)
        #expect(notebook.routes == [.walk(WalkWorld.walks[0].id)])
    }

    @Test func `a walk that could not be saved keeps what was typed and says why`() async {
        let journal = MemoryJournal(zone: WalkWorld.seoul)
        let model = WalkFormViewModel(
            .log, journal: journal, clock: FixedClock(WalkWorld.now), undo: UndoHistory(journal: journal))
        await model.load()
        model.type("35", into: .duration)
        await journal.fail(with: .diskFull)
        #expect(await model.save().field == nil)
        #expect(model.failure == .diskFull)
        #expect(model.fields.duration == "35")
        #expect(model.hasChanges)
        await journal.fail(with: nil)
        guard case .saved(.logged(let logged, _, _)) = await model.save() else { return #expect(Bool(false), "it was not saved") }
        #expect(logged.walk.duration == .seconds(2100))
        #expect(!model.hasChanges)
    }

    @Test func `the first field that is wrong is the one to mend`() async {
        let journal = MemoryJournal(zone: WalkWorld.seoul)
        let model = WalkFormViewModel(
            .log, journal: journal, clock: FixedClock(WalkWorld.now), undo: UndoHistory(journal: journal))
        await model.load()
        #expect(model.problems.isEmpty)
        #expect(await model.save().field == .duration)
        #expect(model.problems == [.duration: .badDuration])
    }

    @Test func `editing a walk keeps the tags that nobody typed anew`() async throws {
        var walk = WalkWorld.walks[0]
        walk.tags = ["morning"]
        let journal = MemoryJournal(zone: WalkWorld.seoul, walks: [walk])
        let model = WalkFormViewModel(
            .edit(walk.id), journal: journal, clock: FixedClock(WalkWorld.now), undo: UndoHistory(journal: journal))
        await model.load()
        model.type("Fog", into: .title)
        _ = await model.save()
        let saved = try #require(try await journal.walk(walk.id))
        #expect((saved.title, saved.tags) == ("Fog", ["morning"]))
    }

    @Test func `what was not typed anew stays as exact as it was`() async throws {
        var walk = WalkWorld.walks[0]
        walk.start = walk.start + .milliseconds(12_345)
        walk.end = walk.start + .milliseconds(2_100_500)
        walk.distance = 2613.7
        let journal = MemoryJournal(zone: WalkWorld.seoul, walks: [walk])
        let model = WalkFormViewModel(
            .edit(walk.id), journal: journal, clock: FixedClock(WalkWorld.now), undo: UndoHistory(journal: journal))
        await model.load()
        model.type("Fog", into: .title)
        _ = await model.save()
        let saved = try #require(try await journal.walk(walk.id))
        #expect((saved.start, saved.end, saved.distance) == (walk.start, walk.end, walk.distance))
    }

    @Test func `a goal out of bounds is not saved, and an old day keeps its own`() async throws {
        let journal = MemoryJournal(zone: WalkWorld.seoul, days: WalkWorld.week)
        let model = GoalViewModel(
            journal: journal, clock: FixedClock(WalkWorld.now), undo: UndoHistory(journal: journal), router: Notebook())
        await model.load()
        model.type("12")
        #expect(await model.save() == nil)
        model.type("8,000")
        #expect(model.trial.map { [$0.hits, $0.days] } == [3, 6])
        model.step(isMore: true)
        #expect(await model.save() == .goal(8500))
        #expect(try await journal.settings().goals.steps(on: WalkWorld.today) == 8500)
        #expect(try await journal.settings().goals.changes.map(\.from) == [WalkWorld.today])
    }

    @Test(arguments: [
        ("~/a b.zip", "/home/kim/a b.zip"), ("'/tmp/my file.zip'", "/tmp/my file.zip"), ("/tmp/my\\ file.zip", "/tmp/my file.zip"),
        ("file:///tmp/my%20file.zip", "/tmp/my file.zip"), ("~", "/home/kim"), ("$HOME/x y", "/home/kim/x y"), ("${HOME}", "/home/kim"),
        ("$HOMES/x", "$HOMES/x"), ("  x.gpx ", "x.gpx"),
        ("file:///%ED%95%9C%EA%B0%95.gpx", "/한강.gpx"), ("file:///%BB%EA%C3%A5.gpx", "/\u{10FEBB}\u{10FEEA}å.gpx"),
        (#"/\xbb\xea\ a.gpx"#, #"/\xbb\xea a.gpx"#),
    ])
    func `a path is taken however it was dropped`(_ text: String, _ path: String) {
        #expect(TypedPath(text, home: "/home/kim")?.path == path)
    }

    @Test func `the time left follows from what was read so far`() {
        let start = WalkWorld.now
        let progress = ImportProgress(file: "x", bytesRead: 500, bytesTotal: 2000)
        #expect(ImportPace(progress, since: start, now: start + .seconds(10)).secondsLeft == 30)
        #expect(ImportPace(progress, since: start, now: start + .milliseconds(10)).bytesPerSecond == nil)
        #expect(ImportPace(ImportProgress(file: "x", bytesRead: 500), since: start, now: start + .seconds(10)).secondsLeft == nil)
    }

    @Test func `a way is drawn as wide as it is on the ground`() throws {
        let square = [(0.0, 0.0), (0.0, 0.001), (0.001, 0.001), (0.001, 0.0), (0.0, 0.0)].map {
            RoutePoint(latitude: 60 + $0.0, longitude: $0.1)
        }
        var grid = BrailleGrid(columns: 20, rows: 10)
        try #require(RouteMap(square)).plot(on: &grid)
        let dots = (0..<grid.width).flatMap { x in (0..<grid.height).map { (x, $0) } }.filter { grid.isSet(x: $0.0, y: $0.1) }
        let width = try #require(dots.map(\.0).max()) - #require(dots.map(\.0).min())
        let height = try #require(dots.map(\.1).max()) - #require(dots.map(\.1).min())
        // At 60° north a degree of longitude is half as long as one of latitude.
        #expect(abs(Double(width) / Double(height) - 0.5) < 0.06)
        #expect(RouteMap([square[0]]) == nil)
        #expect(RouteMap([square[0], square[0]]) == nil)
    }

    @Test func `a pause has no speed`() {
        let profile = RouteProfile(WalkWorld.route, parts: 60)
        #expect(profile.speeds.count == 60)
        #expect(profile.speeds.contains { $0 == nil })
        #expect(profile.elevation.map { Int(clamping: $0.upperBound, .towardZero) } == 74)
        #expect(RouteProfile([], parts: 10).speeds.isEmpty)
    }

    @Test func `a title that was left as it is keeps its signs, and tags are changed by their field`() async throws {
        var walk = WalkWorld.walks[0]
        (walk.title, walk.tags) = ("Gate #4", ["morning", "two words"])
        let journal = MemoryJournal(zone: WalkWorld.seoul, walks: [walk])
        let model = WalkFormViewModel(
            .edit(walk.id), journal: journal, clock: FixedClock(WalkWorld.now), undo: UndoHistory(journal: journal))
        await model.load()
        #expect(model.fields.tags == "#morning #\"two words\"")
        model.type("#loop #\"two words\"", into: .tags)
        _ = await model.save()
        let saved = try #require(try await journal.walk(walk.id))
        #expect((saved.title, saved.tags) == ("Gate #4", ["loop", "two words"]))
    }
}

extension WalkFormViewModel.Answer {
    /// The field to mend first.
    fileprivate var field: WalkFields.Field? {
        if case .refused(let field) = self { field } else { nil }
    }
}
