import Foundation
import Testing

@testable import Walking

/// The zone of a machine, by its variable and its files.
struct MachineZoneTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: "gnd-zones-\(UUID().uuidString)")

    /// Makes a database of two zones beside other files, and asks a machine that has it.
    private func machine(_ body: (inout MachineZone) throws -> Void) throws -> Zone {
        defer { try? FileManager.default.removeItem(at: root) }
        let folder = root.appending(path: "share/zoneinfo")
        for name in ["Asia", "Etc", "posix"] {
            try FileManager.default.createDirectory(at: folder.appending(path: name), withIntermediateDirectories: true)
        }
        try write(ZoneFileText(), "share/zoneinfo/Asia/Here")
        try write(ZoneFileText(offsets: [0, 0, 60]), "share/zoneinfo/Etc/There")
        var machine = MachineZone(
            files: ZoneFiles(in: ["/nowhere", folder.path]), link: root.appending(path: "localtime").path,
            nameFile: root.appending(path: "timezone").path)
        try body(&machine)
        return machine.find()
    }

    private func write(_ text: ZoneFileText, _ path: String) throws {
        try Data(text.bytes).write(to: root.appending(path: path))
    }

    private func link(to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: root.appending(path: "localtime").path, withDestinationPath: target)
    }

    @Test(arguments: [
        "Asia/Here", ":Asia/Here", "/usr/share/zoneinfo/Asia/Here", ":/usr/share/zoneinfo/posix/Asia/Here", "right/../Asia/Here",
    ])
    func `the variable names a zone or its file`(value: String) throws {
        let zone = try machine { $0.variable = value }
        #expect(zone.id == (value.contains("..") ? "UTC" : "Asia/Here"))
    }

    @Test func `an empty variable is UTC`() throws {
        #expect(
            try machine {
                try link(to: "\(root.path)/share/zoneinfo/Asia/Here")
                $0.variable = ""
            } == .utc)
    }

    @Test func `the variable may have rules`() throws {
        let zone = try machine { $0.variable = "ABC-1DEF,M3.5.0,M10.5.0/3" }
        #expect(zone.id == "ABC-1DEF,M3.5.0,M10.5.0/3")
        #expect(zone.offset(at: Instant(seconds: 1_783_000_000)) == 7200)
    }

    @Test(arguments: [nil, "No/Where", "/etc/passwd"]) func `without a zone in the variable the system's link leads to it`(value: String?)
        throws
    {
        let zone = try machine {
            $0.variable = value
            try link(to: "../share/zoneinfo/Asia/Here")
        }
        #expect(zone.id == "Asia/Here")
    }

    @Test func `of a copied file the name lies beside it`() throws {
        let zone = try machine { _ in
            try write(ZoneFileText(), "localtime")
            try Data("Asia/Here\n".utf8).write(to: root.appending(path: "timezone"))
        }
        #expect(zone.id == "Asia/Here")
    }

    @Test func `else a copied file is known by its rules`() throws {
        let zone = try machine { _ in
            try write(ZoneFileText(offsets: [0, 0, 60]), "localtime")
            try Data("Asia/Here\n".utf8).write(to: root.appending(path: "timezone"))
        }
        #expect(zone.id == "Etc/There")
    }

    @Test func `a copied file of no known zone is still followed`() throws {
        let zone = try machine { _ in try write(ZoneFileText(offsets: [0, 7, 7], footer: ""), "localtime") }
        #expect(zone.id == "localtime" && zone.offset(at: Instant(seconds: 5000)) == 7)
    }

    @Test func `a machine that says nothing is in UTC`() throws {
        #expect(try machine { _ in } == .utc)
    }

    @Test func `a database may lie in any folder`() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try FileManager.default.createDirectory(at: root.appending(path: "tz/Asia"), withIntermediateDirectories: true)
        try write(ZoneFileText(), "tz/Asia/Here")
        let machine = MachineZone(
            files: ZoneFiles(in: ["\(root.path)/tz"]), variable: "\(root.path)/tz/Asia/Here", link: "/nowhere", nameFile: "/nowhere")
        #expect(machine.find().id == "Asia/Here")
    }
}
