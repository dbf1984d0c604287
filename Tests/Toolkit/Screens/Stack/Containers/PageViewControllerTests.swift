import ScreenTesting
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing) @MainActor
struct PageViewControllerTests {
    private final class Ear: PageViewControllerDelegate {
        var titles: [String?] = []
        func pageViewController(_ pageViewController: PageViewController, didTurnTo page: ViewController) { titles.append(page.title) }
    }

    private let diary = Diary()
    private let screens: [DiaryScreen]
    private let pages: PageViewController

    init() {
        screens = ["a", "b", "c"].map { [diary] in DiaryScreen($0, diary) }
        pages = PageViewController(pages: screens)
    }

    @Test func `the first page is on show, with a dot for each`() {
        let pilot = Pilot(size: Size(width: 40, height: 10), root: pages)
        #expect(pages.selectedIndex == 0 && pilot.topScreen === screens[0])
        #expect(pilot.screen.contains("● ○ ○"))
        #expect(!screens[1].isViewLoaded)
    }

    @Test func `the arrow keys turn the page, PgUp and PgDn too, and there is none behind the last`() async {
        let pilot = Pilot(size: Size(width: 40, height: 10), root: pages)
        let ear = Ear()
        pages.delegate = ear
        await pilot.press(.left, .right, .pageDown, .right, .pageUp)
        #expect(pages.selectedIndex == 1)
        #expect(ear.titles == ["b", "c", "b"])
        #expect(pilot.screen.contains("○ ● ○"))
    }

    @Test func `a page that is set is told to nobody, and one that is not there changes nothing`() {
        let ear = Ear()
        pages.delegate = ear
        pages.selectedIndex = 2
        pages.selectedIndex = 7
        #expect(pages.selectedViewController === screens[2])
        #expect(ear.titles.isEmpty && pages.engine.issues.isEmpty)
    }

    @Test func `a click on a dot turns to its page`() async {
        let pilot = Pilot(size: Size(width: 40, height: 10), root: pages)
        let row = pilot.screen.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("●") } ?? 0
        let x = TextWidth.of(String(pilot.row(row).prefix { $0 != "●" }))
        pilot.send(.mouse(MouseEvent(.press, at: Point(x: x + 4, y: row))))
        pilot.send(.mouse(MouseEvent(.release, at: Point(x: x + 4, y: row))))
        await pilot.settle()
        #expect(pages.selectedIndex == 2)
    }

    @Test func `other pages keep the one on show that is still among them`() async {
        pages.selectedIndex = 1
        let new = DiaryScreen("d", diary)
        pages.pages = [new, screens[1]]
        #expect(pages.pages == [new, screens[1]] && pages.selectedViewController === screens[1])
        #expect(screens[0].parent == nil)
        pages.pages = [new]
        #expect(pages.selectedViewController === new)
        pages.pages = []
        #expect(pages.selectedViewController == nil && pages.keyCommands.isEmpty)
    }

    @Test func `pages keep the order in which they were named`() {
        let new = DiaryScreen("d", diary)
        pages.pages = [screens[2], new, screens[0]]
        #expect(pages.pages == [screens[2], new, screens[0]])
    }

    @Test func `a page that is named twice is reported, and nothing changes`() {
        let new = DiaryScreen("d", diary)
        pages.pages = [new, new]
        #expect(pages.engine.issues.map(\.kind) == [.alreadyOnStack])
        #expect(pages.pages == screens)
    }

    @Test func `a page that takes itself away leaves another one on show`() async {
        let pilot = Pilot(size: Size(width: 40, height: 10), root: pages)
        screens[0].removeFromParent()
        await pilot.settle()
        #expect(pilot.topScreen === screens[1])
        #expect(pilot.screen.contains("● ○") && !pilot.screen.contains("● ○ ○"))
    }

    @Test func `many pages are counted where their dots have no room`() async {
        let many = PageViewController(pages: (0..<12).map { DiaryScreen("\($0)", diary) })
        let pilot = Pilot(size: Size(width: 20, height: 8), root: many)
        #expect(pilot.screen.contains("1/12"))
    }
}
