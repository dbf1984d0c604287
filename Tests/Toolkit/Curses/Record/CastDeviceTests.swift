import Foundation
import ScreenTesting
import Terminal
import Testing

@testable import Curses

@MainActor
struct CastDeviceTests {
    /// Plays a cast on a terminal in memory, as a player would.
    private func play(_ lines: [String]) throws -> VirtualTerminal {
        let header = try #require(JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any])
        #expect(header["version"] as? Int == 2)
        var terminal = VirtualTerminal(
            size: Size(width: try #require(header["width"] as? Int), height: try #require(header["height"] as? Int)))
        var last = -1.0
        for line in lines.dropFirst() {
            let event = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any])
            let (time, kind, text) = (try #require(event[0] as? Double), event[1] as? String, try #require(event[2] as? String))
            #expect(time >= last)
            last = time
            if kind == "r" {
                let parts = text.split(separator: "x").compactMap { Int($0) }
                terminal.resize(to: Size(width: parts[0], height: parts[1]))
            } else {
                #expect(kind == "o")
                terminal.feed(text.utf8)
            }
        }
        #expect(terminal.unknown.isEmpty)
        return terminal
    }

    @Test(arguments: 0..<4)
    func `a cast played again shows the same screen`(seed: Int) throws {
        var screen = RandomScreen(seed: seed, size: Size(width: 40, height: 12), content: .all)
        let device = HeadlessDevice(size: Size(width: 40, height: 12))
        device.theme = .dark
        var lines: [String] = []
        let cast = CastDevice(device) { lines.append($0) }
        try cast.enter()
        for frame in 0..<12 {
            screen.change()
            if frame == 6 {
                device.send(.resize(Size(width: 30, height: 9)))
                #expect(cast.nextEvent() == .resize(Size(width: 30, height: 9)))
                screen.resize(to: Size(width: 30, height: 9))
            }
            if frame == 8 { cast.theme = .light }
            if frame == 9 { cast.invalidate() }
            cast.present(screen.canvas, cursor: screen.cursor)
            let terminal = try play(lines)
            #expect(terminal.differences(from: screen.canvas, theme: cast.theme, depth: .trueColor).isEmpty, "frame \(frame)")
            #expect(device.frameCount == frame + 1)
        }
    }

    @Test func `what does not change is not written`() throws {
        var lines: [String] = []
        let cast = CastDevice(HeadlessDevice(size: Size(width: 5, height: 2))) { lines.append($0) }
        try cast.enter()
        let canvas = Canvas(size: Size(width: 5, height: 2))
        cast.present(canvas, cursor: nil)
        let count = lines.count
        cast.present(canvas, cursor: nil)
        #expect(lines.count == count)
    }

    @Test func `times have six places, and text is text whatever is in it`() throws {
        #expect(CastDevice.seconds(.seconds(3) + .microseconds(1_200)) == "3.001200")
        let text = "a\"\\\u{1B}[0m\r\n\u{7F}산책왕👑"
        let read = try JSONSerialization.jsonObject(with: Data("[\"\(VisibleText.json(text))\"]".utf8)) as? [String]
        #expect(read == [text])
    }
}
