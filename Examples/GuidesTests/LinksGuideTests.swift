import Coordinators
import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Guides

@Suite(.leavesNothing)
struct LinksGuideTests {
    private final class Disk { var text: String? }

    private let disk = Disk()

    /// A start of the program.
    private func start() async -> (CityApp, Pilot) {
        let window = Window(size: Size(width: 60, height: 16))
        let app = CityApp(in: window, saved: disk.text) { [disk] in disk.text = $0 }
        let pilot = Pilot(window: window, keeping: app.coordinator)
        await pilot.settle()
        return (app, pilot)
    }

    @Test func `a link opens its city over the list, and is written as it is read`() async throws {
        let (app, pilot) = await start()
        #expect(await app.open("cities://Jeju") == nil)
        await pilot.settle()
        #expect(pilot.stack == ["CityListViewController", "CityViewController"] && pilot.row(0).contains("Jeju"))
        #expect(CityLink.table.print(try CityLink.table.parse("cities://Jeju")) == "cities://Jeju")
    }

    @Test(arguments: ["cities://Atlantis", "towns://Jeju", "cities://a/b"])
    func `a link that leads nowhere changes nothing and says why`(_ link: String) async {
        let (app, pilot) = await start()
        #expect(await app.open(link) != nil)
        #expect(pilot.stack == ["CityListViewController"])
    }

    @Test func `after a crash the same city is open, with the note that was half typed`() async {
        do {
            let (app, pilot) = await start()
            await pilot.press(.down, .enter)
            await pilot.type("warm")
            app.saveNow()
        }
        let (_, pilot) = await start()
        #expect(pilot.row(0).contains("Jeju") && pilot.screen.contains("warm"))
    }
}
