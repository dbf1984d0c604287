import Coordinators
import Foundation
import Screens
import ScreenTesting
import Terminal
import Testing

@Suite(.leavesNothing)
struct RestorationTests {
    private enum PlaceRoute: Route, Codable {
        case screen(String), flow, values(e: Int, d: Int, c: Int, b: Int, a: Int), again
    }

    private final class Place: NavigationCoordinator<PlaceRoute> {
        override func prepareTransition(for route: PlaceRoute) -> NavigationTransition {
            switch route {
            case .screen(let name): .push(StepScreen(name))
            case .flow: .addChild(Place(rootViewController: rootViewController, initialRoute: .screen("first of a flow")))
            case .values: .push(StepScreen("values"))
            case .again: .push(rootViewController.viewControllers[0])
            }
        }
    }

    private let root = Place(initialRoute: .screen("root"))

    private func child(of place: Place?) -> Place? { place?.children.first as? Place }

    @Test func `a flow with several screens on a shared stack is written once, and what is below it in its own part`() {
        root.trigger(.flow, completion: nil)
        child(of: root)?.trigger(.screen("second of a flow"), completion: nil)
        child(of: root)?.trigger(.flow, completion: nil)
        #expect(root.rootViewController.titles == ["root", "first of a flow", "second of a flow", "first of a flow"])
        let record = root.stackRecord
        #expect(record.root.entries.count == 2)
        let part = record.root.entries[1].flow
        #expect(part?.entries.count == 3)
        #expect(part?.entries[2].flow?.entries.count == 1)
        let other = Place(initialRoute: .screen("root"))
        #expect(other.restore(record).isEmpty)
        #expect(other.rootViewController.titles == root.rootViewController.titles)
        #expect(other.stackRecord == record)
    }

    @Test func `a route is always written the same, so that equal stacks are equal records`() {
        root.trigger(.values(e: 5, d: 4, c: 3, b: 2, a: 1), completion: nil)
        #expect(root.stackRecord.root.entries.last?.route == "[{\"values\":{\"a\":1,\"b\":2,\"c\":3,\"d\":4,\"e\":5}}]")
    }

    @Test func `routes that make no stack together bring nothing back, and are reported`() {
        root.trigger(.screen("next"), completion: nil)
        var record = root.stackRecord
        record.root.entries[1].route = "[{\"again\":{}}]"
        let other = Place(initialRoute: .screen("root"))
        let problems = other.restore(record)
        guard case .refused(let what) = problems.first, problems.count == 1 else {
            Issue.record("\(problems)")
            return
        }
        #expect(what.contains("which already has a place"))
        #expect(other.rootViewController.titles == ["root"])
        #expect(other.rootViewController.engine.issues.map(\.kind) == [.alreadyOnStack])
    }

    private final class Tabs: TabBarCoordinator<PlaceRoute> {
        init() {
            super.init(tabs: [
                ViewController(), Place(initialRoute: .screen("first")), ViewController(), Place(initialRoute: .screen("second")),
            ])
        }

        var places: [Place] { children.compactMap { $0 as? Place } }
    }

    @Test func `a tab that is a plain screen keeps its place among the others, and nothing is written of it`() throws {
        let tabs = Tabs()
        tabs.places[1].trigger(.screen("deeper"), completion: nil)
        tabs.rootViewController.selectedIndex = 2
        let record = tabs.stackRecord
        #expect(record.root.tabs.map { $0?.entries.count } == [nil, 1, nil, 2])
        #expect(try JSONDecoder().decode(StackRecord.self, from: JSONEncoder().encode(record)) == record)
        let other = Tabs()
        #expect(other.restore(record).isEmpty)
        #expect(other.places.map(\.rootViewController.titles) == [["first"], ["second", "deeper"]])
        #expect(other.rootViewController.selectedIndex == 2)
    }

    @Test func `a record takes the place of what other routes have shown, from the first difference on`() {
        let (old, new) = (Place(initialRoute: .screen("beta")), Place(initialRoute: .screen("alpha")))
        old.trigger(.screen("C"), completion: nil)
        new.trigger(.screen("A"), completion: nil)
        new.trigger(.screen("B"), completion: nil)
        #expect(new.restore(old.stackRecord).isEmpty)
        #expect(new.rootViewController.titles == ["beta", "C"])
        old.trigger(.screen("D"), completion: nil)
        let kept = new.rootViewController.viewControllers[1]
        #expect(new.restore(old.stackRecord).isEmpty)
        #expect(new.rootViewController.titles == ["beta", "C", "D"] && new.rootViewController.viewControllers[1] === kept)
        #expect(new.restore(old.stackRecord).isEmpty)
        #expect(new.stackRecord == old.stackRecord)
    }

    @Test func `a shorter record takes away what lies above it, flows and what is presented included`() async {
        let record = root.stackRecord
        let pilot = Pilot(root: root)
        root.trigger(.flow, completion: nil)
        child(of: root)?.trigger(.screen("of the flow"), completion: nil)
        let longer = root.stackRecord
        root.perform(.present(StepScreen("over")))
        await pilot.settle()
        #expect(root.restore(longer).isEmpty)
        #expect(root.stackRecord == longer)
        #expect(root.restore(record).isEmpty)
        await pilot.settle()
        #expect(root.rootViewController.titles == ["root"] && child(of: root) == nil)
        #expect(pilot.issues.isEmpty)
    }

    @Test func `the record of another coordinator brings nothing back, and is reported by both names`() {
        root.trigger(.screen("next"), completion: nil)
        var record = root.stackRecord
        record.root.name = "Elsewhere"
        let other = Place(initialRoute: .screen("root"))
        #expect(other.restore(record) == [.otherCoordinator(expected: "Elsewhere", found: "Place")])
        #expect(other.rootViewController.titles == ["root"])
    }

    private enum NoteRoute: Route, Codable { case note }

    private final class Note: ViewController {
        var text = ""
        override func encodeRestorableState() -> String? { text }
        override func decodeRestorableState(_ state: String) { text = state }
    }

    private final class Notes: NavigationCoordinator<NoteRoute> {
        override func prepareTransition(for route: NoteRoute) -> NavigationTransition { .push(Note()) }
        var texts: [String] { rootViewController.viewControllers.compactMap { ($0 as? Note)?.text } }
    }

    @Test func `what was half typed comes back, also on a screen that is there already`() {
        let (old, new) = (Notes(initialRoute: .note), Notes(initialRoute: .note))
        old.trigger(.note, completion: nil)
        for (index, screen) in old.rootViewController.viewControllers.enumerated() { (screen as? Note)?.text = "text \(index)" }
        #expect(new.restore(old.stackRecord).isEmpty)
        #expect(new.texts == ["text 0", "text 1"])
    }
}
