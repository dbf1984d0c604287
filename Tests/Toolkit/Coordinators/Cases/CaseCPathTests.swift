import Coordinators
import Foundation
import Screens
import ScreenTesting
import Terminal
import Testing

// C. Stacks and links as text.
@Suite(.leavesNothing)
struct CaseCPathTests {
    private func deep() -> CaseCoordinator {
        let flow = CaseCoordinator(initialRoute: .screen("root"))
        for name in ["1", "2", "3"] { flow.trigger(.screen(name)) }
        return flow
    }

    // Case 33
    @Test func `a stack goes through JSON and comes back`() throws {
        let text = String(decoding: try JSONEncoder().encode(deep().stackRecord), as: UTF8.self)
        let record = try #require(StackSaver.read(text))
        let flow = CaseCoordinator(initialRoute: .screen("root"))
        #expect(flow.restore(record).isEmpty)
        #expect(flow.rootViewController.titles == ["root", "1", "2", "3"])
    }

    // Case 34, 35
    @Test func `restored screens load their views only when they come on show`() {
        let record = deep().stackRecord
        let flow = CaseCoordinator(initialRoute: .screen("root"))
        flow.restore(record)
        let pilot = Pilot(root: flow)
        #expect(flow.rootViewController.viewControllers.map(\.isViewLoaded) == [false, false, false, true])
        #expect(pilot.topScreen?.title == "3")
    }

    // Case 36
    @Test func `a route that is not understood any more cuts the stack there, with one report`() {
        var record = deep().stackRecord
        record.root.entries[2].route = "[{\"gone\":{}}]"
        let flow = CaseCoordinator(initialRoute: .screen("root"))
        let problems = flow.restore(record)
        #expect(problems == [.unknownRoute(coordinator: "CaseCoordinator", index: 2, route: "[{\"gone\":{}}]")])
        #expect(flow.rootViewController.titles == ["root", "1"])
    }

    // Case 37
    @Test func `not even the first understood leaves the root alone`() {
        var record = deep().stackRecord
        record.root.entries[0].route = "?"
        let flow = CaseCoordinator(initialRoute: .screen("root"))
        #expect(flow.restore(record).count == 1)
        #expect(flow.rootViewController.titles == ["root"])
    }

    private nonisolated enum Place: Hashable, Sendable {
        case walk, room(Int), search(String)
    }

    private let table = LinkTable<Place>(
        scheme: "gnd",
        [
            LinkPattern("walk", .walk),
            LinkPattern("together/rooms/:id", places: ["id": .text { Int($0) != nil }]) {
                $0["id"].flatMap { Int($0) }.map { .room($0) }
            } write: {
                if case .room(let id) = $0 { ["id": "\(id)"] } else { nil }
            },
            LinkPattern("find/:text") {
                $0["text"].map { .search($0) }
            } write: {
                if case .search(let text) = $0 { ["text": text] } else { nil }
            },
        ])

    // Case 39
    @Test(arguments: [Place.walk, .room(3), .room(-1), .search("한강"), .search("a/b c%?"), .search("산책왕👑")])
    private func `what is printed is read again`(_ place: Place) throws {
        let url = try #require(table.print(place))
        #expect(try table.parse(url) == place)
    }

    // Case 39
    @Test func `printed links are unique`() {
        let places: [Place] = [.walk, .room(1), .room(11), .search("1"), .search("walk")]
        #expect(Set(places.compactMap { table.print($0) }).count == places.count)
    }

    // Case 40
    @Test func `every form in the table can be listed, and an unknown link says where it stops and what is accepted there`() {
        #expect(table.forms == ["gnd://walk", "gnd://together/rooms/:id", "gnd://find/:text"])
        expect("gnd://rooms", 0, "rooms", ["walk", "together", "find"])
        expect("http://walk", -1, "http:", ["gnd://"])
        expect("gnd://find/%zz", 1, "%zz", [":text"])
        expect("gnd://together/rooms/three", 2, "three", [":id"])
        expect("gnd://together", 1, nil, ["rooms"])
        expect("gnd://walk/3", 1, "3", [])
        expect("gnd://", 0, nil, ["walk", "together", "find"])
    }

    private func expect(_ url: String, _ segment: Int, _ part: String?, _ accepted: [String]) {
        #expect(throws: LinkTable<Place>.Failure(url: url, segment: segment, part: part, accepted: accepted)) { try table.parse(url) }
    }

    // Case 36
    @Test func `a record of a later version is left alone`() {
        var record = deep().stackRecord
        record.version = 99
        #expect(CaseCoordinator(initialRoute: .screen("root")).restore(record) == [.newerVersion(99)])
    }
}
