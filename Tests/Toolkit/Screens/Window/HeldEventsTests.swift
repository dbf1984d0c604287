import Terminal
import Testing

@testable import Screens

@Suite @MainActor
struct HeldEventsTests {
    @Test(arguments: [Event.key("n"), .key(.enter), .paste("text"), .mouse(MouseEvent(.press, at: .zero))])
    func `what the person does for a screen can wait`(_ event: Event) { #expect(HeldEvents.canHold(event)) }

    @Test(
        arguments: [
            Event.key(.control("c")), .key(.control("l")), .key(.control("z")), .resize(Size(width: 9, height: 9)), .resume, .focus(true),
            .pasteTooLong(70_000), .terminate(.hangUp),
        ])
    func `the way out and what the terminal says cannot`(_ event: Event) { #expect(!HeldEvents.canHold(event)) }

    @Test func `events are handed on in order, as long as the screen is ready`() {
        let held = HeldEvents()
        for key in ["a", "b", "c"] as [Key] { held.append(.key(key)) }
        var heard: [Event] = []
        held.deliver {
            heard.count < 2
        } to: {
            heard.append($0)
        }
        #expect(heard == [.key("a"), .key("b")])
        #expect(!held.isEmpty)
        held.deliver {
            true
        } to: {
            heard.append($0)
        }
        #expect(heard.last == .key("c"))
        #expect(held.isEmpty)
    }

    @Test func `what is done while one is handed on does not overtake those that wait`() {
        let held = HeldEvents()
        held.append(.key("a"))
        held.append(.key("b"))
        var heard: [Event] = []
        held.deliver {
            true
        } to: { event in
            heard.append(event)
            if event == .key("a") {
                held.append(.key("c"))
                held.deliver {
                    true
                } to: {
                    heard.append($0)
                }
            }
        }
        #expect(heard == [.key("a"), .key("b"), .key("c")])
    }
}
