import Foundation
import Testing

@testable import gnd

struct ClipboardProgramTests {
    private static let path = "/usr/local/bin:/usr/bin"

    @Test(arguments: [
        (["WAYLAND_DISPLAY": "wayland-0"], ["/usr/bin/wl-copy", "/usr/bin/xclip"], "/usr/bin/wl-copy"),
        (["WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"], ["/usr/bin/xclip"], "/usr/bin/xclip"),
        (["DISPLAY": ":0"], ["/usr/bin/wl-copy", "/usr/local/bin/xsel"], "/usr/local/bin/xsel"),
        (["DISPLAY": ""], ["/usr/bin/xclip"], nil), ([:], ["/usr/bin/wl-copy"], nil), (["DISPLAY": ":0"], [], nil),
    ])
    func `the program fits the desktop`(_ desktop: [String: String], _ programs: [String], _ found: String?) {
        let environment = desktop.merging(["PATH": Self.path]) { $1 }
        #expect(ClipboardProgram(environment: environment, folder: "/tmp") { programs.contains($0) }?.path == found)
    }

    @Test(arguments: [0, 1]) func `it reads the text, and its end says whether it has it`(_ status: Int) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gnd-clipboard-\(UUID())").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let script = "#!/bin/sh\ncat > '\(folder)/seen'\nexit \(status)\n"
        // Written by a shell that is gone by then: a program that somebody still has open for writing cannot be run.
        let writing = ChildProcess(
            path: "/bin/sh", arguments: ["-c", "cat > wl-copy && chmod 755 wl-copy".replacing("wl-copy", with: "'\(folder)/wl-copy'")],
            environment: [:], input: Array(script.utf8), folder: folder)
        #expect(await writing.run().status == 0)
        let environment = ["WAYLAND_DISPLAY": "wayland-0", "PATH": "\(folder):/usr/bin:/bin"]
        let program = try #require(ClipboardProgram(environment: environment, folder: folder))
        #expect(await program.copy("산책\t3.2 km") == (status == 0))
        #expect(try String(contentsOfFile: "\(folder)/seen", encoding: .utf8) == "산책\t3.2 km")
    }
}
