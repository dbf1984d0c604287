import Coordinators
import ScreenTesting
import Screens
import Specimens
import Terminal
import Testing

@testable import Gallery

@Suite(.leavesNothing)
struct GalleryTests {
    @Test func `every control is shown, with its code on a key`() async throws {
        let code = try #require(SpecimenCode())
        let pilot = Pilot(size: Size(width: 120, height: 30), root: GalleryCoordinator(initialRoute: .controls))
        for (index, specimen) in Specimen.all.enumerated() {
            await pilot.press(.home)
            for _ in 0..<index { await pilot.press(.down) }
            await pilot.press(.enter)
            #expect(pilot.row(0).contains(specimen.name))
            await pilot.press(.function(4))
            let first = try #require(code.specimen(specimen.name)?.split(separator: "\n").first)
            #expect(pilot.screen.contains(first.prefix(40)), "\(specimen.name)")
            // A field may have a use for the first one.
            for _ in 0..<3 where pilot.stack.count > 1 { await pilot.press(.escape) }
            #expect(pilot.stack == ["ControlListViewController"], "\(specimen.name)")
        }
        #expect(pilot.issues.isEmpty)
    }

    @Test func `the code is copied as it is`() async throws {
        let pilot = Pilot(root: GalleryCoordinator(initialRoute: .controls))
        await pilot.press(.enter, .function(4), "y")
        #expect(pilot.device.copies.map(\.text) == [try #require(SpecimenCode()?.specimen(Specimen.all[0].name))])
        #expect(pilot.toast == "Copied: its code")
    }

    @Test func `every screen is reachable and has a way back`() {
        let graph = NavigationGraph(GalleryCoordinator.self)
        #expect(graph.unreachable == [] && graph.deadEnds == [])
    }
}
