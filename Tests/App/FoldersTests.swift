import Testing

@testable import gnd

@MainActor
struct FoldersTests {
    @Test func `the folders of the specification are used where nothing else is said`() throws {
        let folders = try #require(Folders(home: nil, environment: ["HOME": "/home/ann/"], directory: "/", account: nil))
        #expect(folders.data == "/home/ann/.local/share/gnd")
        #expect(folders.state == "/home/ann/.local/state/gnd")
        #expect(folders.config == "/home/ann/.config/gnd")
        #expect(!folders.isPortable)
    }

    @Test func `absolute folders of the environment are used, relative ones ignored`() throws {
        let environment = ["HOME": "/home/ann", "XDG_DATA_HOME": "/data", "XDG_STATE_HOME": "state", "XDG_CONFIG_HOME": ""]
        let folders = try #require(Folders(home: nil, environment: environment, directory: "/", account: nil))
        #expect(folders.data == "/data/gnd")
        #expect(folders.state == "/home/ann/.local/state/gnd")
        #expect(folders.config == "/home/ann/.config/gnd")
    }

    @Test func `a named home holds everything`() throws {
        let folders = try #require(Folders(home: "walks/", environment: ["XDG_DATA_HOME": "/data"], directory: "/tmp", account: nil))
        #expect(folders.data == "/tmp/walks")
        #expect(folders.state == "/tmp/walks")
        #expect(folders.isPortable)
    }

    @Test func `without HOME the system's word counts, and without that there is no home`() {
        #expect(Folders(home: nil, environment: [:], directory: "/", account: "/home/ann")?.data == "/home/ann/.local/share/gnd")
        #expect(Folders(home: nil, environment: ["HOME": "relative"], directory: "/", account: nil) == nil)
    }
}
