import Foundation
import Phrases
import Screens
import ScreenTesting
import Terminal
import Testing

@testable import gnd

/// Every screen of the program as those who listen know it.
@Suite(.leavesNothing)
struct AccessibilityWalkTests {
    @Test(arguments: Place.all, [Language.en, .ko])
    func `on every screen everything that can have the keys has a role and a name, and every word is heard`(
        _ place: Place, _ language: Language
    ) async throws {
        let services = TestServices()
        try await place.beginning.prepare(services)
        let pilot = await AppStage(services: services, language: language).pilot
        await pilot.press(place.keys)
        #expect(pilot.stack.last == place.screen)
        expectHeard(pilot, language)
        // Who goes back by titles has to tell them apart.
        let way = pilot.row(0).trimmingCharacters(in: .whitespaces).components(separatedBy: "  ")[0]
        let titles = way.components(separatedBy: " ▸ ")
        #expect(Set(titles).count == titles.count, "\(titles)")
    }

    @Test(arguments: Modal.all, [Language.en, .ko])
    func `over every screen, too`(_ modal: Modal, _ language: Language) async throws {
        let services = TestServices()
        try await modal.beginning.prepare(services)
        let pilot = await AppStage(services: services, language: language, problems: modal.beginning.problems).pilot
        try await modal.open(pilot, services)
        expectHeard(pilot, language)
    }

    /// A shape without its values would be a gap that nothing else fills.
    @Test(arguments: Place.all, [Language.en, .ko])
    func `every chart on show says its values`(_ place: Place, _ language: Language) async throws {
        // Where there is much room, more is on show.
        for size in [Size(width: 80, height: 24), Size(width: 170, height: 50)] {
            let services = TestServices()
            try await place.beginning.prepare(services)
            let pilot = await AppStage(services: services, language: language, size: size).pilot
            await pilot.press(place.keys)
            #expect(pilot.stack.last == place.screen)
            for chart in try #require(pilot.topScreen).view.charts {
                #expect(chart.accessibilityRole == .chart, "\(type(of: chart)) says nothing")
                #expect(chart.accessibilityElements.contains { $0.role == .chartValue }, "\(type(of: chart)) has no values")
                #expect(chart.accessibilityElements.allSatisfy { $0.role == .chartValue && !$0.line.isEmpty })
            }
            let signs: Set = ["«", "»", "« »", "▼", "▲", "( )", "(*)", "( ) (*)"]
            #expect(pilot.window.accessibilityTree.all.map(\.label).filter(signs.contains) == [])
        }
    }

    /// A control that found no room could be reached by keys without being seen.
    @Test(arguments: Place.all, [Language.en, .ko])
    func `on a small screen, too, everything that can have the keys has its place`(_ place: Place, _ language: Language) async throws {
        let services = TestServices()
        try await place.beginning.prepare(services)
        let pilot = await AppStage(services: services, language: language, size: Size(width: 40, height: 12)).pilot
        await pilot.press(place.keys)
        await expectPlaces(pilot)
    }

    @Test(arguments: Modal.all, [Language.en, .ko])
    func `and over every small screen`(_ modal: Modal, _ language: Language) async throws {
        let services = TestServices()
        try await modal.beginning.prepare(services)
        let size = Size(width: 40, height: 12)
        let pilot = await AppStage(services: services, language: language, size: size, problems: modal.beginning.problems).pilot
        try await modal.open(pilot, services)
        await expectPlaces(pilot)
    }

    /// Goes from part to part, as far as a form goes; what lies out of sight comes into it with the keys.
    private func expectPlaces(_ pilot: Pilot) async {
        let parts = pilot.window.accessibilityTree.all.filter { $0.traits.contains(.focusable) }
        for _ in parts.prefix(24) {
            let hidden = pilot.window.accessibilityTree.all.filter { $0.traits.contains(.focused) && $0.frame.isEmpty }
            #expect(hidden.map(\.label) == [], "\(pilot.screen)")
            await pilot.press(.tab)
        }
    }

    private func expectHeard(_ pilot: Pilot, _ language: Language) {
        let tree = pilot.window.accessibilityTree
        let focusable = tree.all.filter { $0.traits.contains(.focusable) }
        #expect(focusable.count == pilot.window.focusOrder.count)
        for element in focusable { #expect(!element.label.isEmpty && element.role != .group, "\(element)") }
        // Two of the same name and role could not be told apart.
        var names: Set<String> = []
        for element in focusable { #expect(names.insert("\(element.role) \(element.label)").inserted, "two are \(element)") }
        #expect((tree.focused == nil) == focusable.isEmpty)
        #expect(unheard(pilot, tree) == [], "\(tree)")
    }

    /// The words on the screen that the tree does not say; what is cut at an edge and the axes of charts are left out.
    private func unheard(_ pilot: Pilot, _ tree: AccessibilityElement) -> [String] {
        let said = tree.all.flatMap { [$0.label, $0.value, $0.hint] }.joined(separator: " ").lowercased()
        let pictures = tree.all.filter { $0.role == .chart }.map(\.frame)
        let top = tree.all.filter { $0.role == .screen || $0.role == .alert }.map(\.frame).first ?? tree.frame
        var words: [String] = []
        for y in top.minY..<top.maxY {
            var word = ""
            for x in top.minX..<top.maxX {
                let cell = pilot.canvas[x, y]
                let isCovered = pictures.contains { $0.contains(Point(x: x, y: y)) }
                let character = cell.glyph.character
                if !isCovered, character.isLetter || character.isNumber {
                    word.append(character)
                } else if cell.width > 0 {
                    if character != "…" { words.append(word) }
                    word = ""
                }
            }
            words.append(word)
        }
        return words.filter { $0.count > 1 && !said.contains($0.lowercased()) }
    }
}

extension View {
    /// The charts in it that show something.
    fileprivate var charts: [View] {
        guard !isHidden else { return [] }
        let isChart = self is BarChart || self is DotChart || self is LineChart || self is Sparkline || self is HeatMap
        // Of others the first part may not be there.
        let isFilled = isChart && (self as? any CopySource).map { !$0.copyText(at: 0).isEmpty } ?? false
        return (isFilled && !bounds.isEmpty ? [self] : []) + subviews.flatMap(\.charts)
    }
}
