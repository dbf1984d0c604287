import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Walk

/// The screens as they are said in lines, and what is left of them where rows are few.
@Suite(.leavesNothing)
struct SaidScreenTests {
    private func said(_ world: WalkWorld, _ keys: Key...) async -> [String] {
        let pilot = await world.pilot(Size(width: 70, height: 48))
        pilot.window.saysLines = true
        await pilot.press(keys)
        var screen = LinearScreen()
        return screen.lines(of: pilot.window.lastCanvas)
    }

    @Test func `the proof of a number says what each source has in each hour`() async {
        let lines = await said(WalkWorld(samples: WalkWorld.samples), "?")
        #expect(lines.contains { $0.hasPrefix("iPhone  1,792 of 5,500: 07 ") })
        #expect(!lines.contains { $0.contains("···") })
        let korean = await said(WalkWorld(.ko, samples: WalkWorld.samples), "?")
        #expect(korean.contains { $0.hasPrefix("iPhone  5,500 중 1,792 반영: 7시 ") })
    }

    private func walked(_ language: Language = .en, units: Units = .metric) -> WalkWorld {
        var walk = WalkWorld.walks[0]
        walk.route = WalkWorld.route
        return WalkWorld(language, walks: [walk], units: units)
    }

    @Test func `the page of a walk says its speeds and heights, and nothing of the signs of its map`() async throws {
        let lines = await said(walked(), .enter)
        let speeds = try #require(lines.firstIndex { $0.hasPrefix("Speed") && $0.contains("–") && $0.hasSuffix("km/h") })
        #expect(lines[speeds + 1].hasSuffix(" km/h") && lines[speeds + 1].split(separator: " ").count > 40)
        let heights = try #require(lines.firstIndex { $0.hasPrefix("Elevation") })
        #expect(lines[heights + 1].hasSuffix(" m") && !lines[heights + 1].contains("."))
        #expect(!lines.contains { $0.contains { "«»▲▼○●".contains($0) } || $0.contains("(*)") || $0.contains("( )") }, "\(lines)")
    }

    @Test(arguments: Language.allCases)
    func `who listens hears the map by its name, and each profile by its values`(_ language: Language) async throws {
        let pilot = await walked(language, units: .imperial).pilot()
        await pilot.press(.enter)
        let parts = pilot.window.accessibilityTree.all
        let charts = parts.filter { $0.role == .chart }
        #expect(charts.map(\.label) == (language == .en ? ["Speed", "Elevation"] : ["속도", "높이"]))
        #expect(charts.map { $0.children.map(\.role) } == [[.chartValue], [.chartValue]])
        #expect(charts[0].children[0].label.hasSuffix(" mph") && charts[1].children[0].label.hasSuffix(" ft"))
        let map = try #require(parts.first { $0.role == .image })
        #expect(map.label.hasPrefix(language == .en ? "Map: start, end" : "지도: 출발, 도착"))
        #expect(!parts.contains { $0.label.contains { "«»▲▼○●├".contains($0) } || $0.label.contains("(*)") }, "\(parts)")
    }

    @Test func `a profile is copied as a table of times in the units on the screen, and the legend of a map is not`() async throws {
        let pilot = await walked().pilot()
        await pilot.press(.enter)
        let shapes = try #require(pilot.topScreen).view.shapes
        let (speeds, heights) = (shapes[0].copyText(at: 0).split(separator: "\n"), shapes[1].copyText(at: 0).split(separator: "\n"))
        #expect(speeds.count == 49 && speeds[0] == "\tkm/h" && speeds[1].hasPrefix("0:00\t"))
        #expect(heights[0] == "\tm" && heights[1].hasPrefix("0:00\t"))
        for row in speeds.dropFirst() {
            let value = row.split(separator: "\t", omittingEmptySubsequences: false)[1]
            #expect(value.isEmpty || value.split(separator: ".").count == 1 || value.split(separator: ".")[1].count == 1, "\(row)")
        }
        let low = try #require(heights.dropFirst().compactMap { Int($0.split(separator: "\t")[1]) }.min())
        #expect((22...40).contains(low), "above the sea, and not above the lowest point")
        let view = try #require(pilot.topScreen).view
        #expect(!view.sources.contains { $0.copyText(at: 0).contains { "○●├↑«»".contains($0) } })
    }

    @Test func `a day of the year without steps says that its steps are not known`() async {
        let lines = await said(WalkWorld(days: [], walks: []), "y")
        #expect(lines.contains { $0.hasPrefix("Sat 21 Nov") && $0.hasSuffix("steps not known") })
    }

    @Test func `a low year keeps its months, and its title says the marked day`() async {
        let pilot = await WalkWorld(.ko, days: WalkWorld.week).pilot(Size(width: 40, height: 11))
        await pilot.press("y")
        #expect(pilot.screen.contains("11월 21일 토 · 6,412걸음"))
        #expect(pilot.screen.contains("10월"))
        await pilot.press(.left)
        #expect(pilot.screen.contains("11월 14일 토 · 걸음 수 모름"))
    }

    @Test func `a long title of a walk takes a second row where there is one`() async {
        var walk = WalkWorld.walks[0]
        (walk.title, walk.note) = ("Along the river and back over the old bridge", "")
        let pilot = await WalkWorld(walks: [walk]).pilot(Size(width: 40, height: 14))
        await pilot.press(.enter)
        #expect(pilot.screen.contains("bridge"))
    }

    @Test(arguments: Language.allCases)
    func `a month of the year is said in a whole sentence`(_ language: Language) async {
        let days = (0..<60).map { Day(date: WalkWorld.today.adding(days: -$0), steps: 123_456) }
        let lines = await said(WalkWorld(language, days: days), "y")
        let end = language == .en ? "of 21 days" : "목표 달성"
        #expect(lines.contains { $0.hasSuffix(end) && $0.contains("2026") }, "\(lines)")
    }

    @Test(arguments: Language.allCases)
    func `in a small terminal the year shows its chosen month, and its numbers in the place of the map`(_ language: Language) async {
        let pilot = await WalkWorld(language, days: WalkWorld.week).pilot(Size(width: 40, height: 12))
        await pilot.press("y")
        #expect(!pilot.screen.contains("9,520"))
        await pilot.press("t")
        let words = language == .en ? ["in all", "a day", "best", "goal reached", "less"] : ["합계", "하루 평균", "최고", "목표 달성", "적게"]
        for word in words { #expect(pilot.screen.contains(word), "\(word)") }
        await pilot.press("t")
        for _ in 0..<40 { await pilot.press(.left) }
        #expect(pilot.screen.contains("◆") && pilot.screen.contains("›"))
        #expect(pilot.screen.contains(language == .en ? "Feb" : "2월"))
    }
}

extension View {
    /// The shapes on show in it, from the top.
    fileprivate var shapes: [Sparkline] { sources.compactMap { $0 as? Sparkline }.filter { !$0.bounds.isEmpty } }

    /// Everything in it that can be copied.
    fileprivate var sources: [any CopySource] {
        let own = (self as? any CopySource).map { [$0] } ?? []
        return isHidden ? [] : own + subviews.flatMap(\.sources)
    }
}
