import Glibc

/// Finds the zone that a machine is set to, as the C library does: by the variable `TZ`, else by `/etc/localtime`.
struct MachineZone {
    var files = ZoneFiles.system
    /// The value of `TZ`; nil where it is not set.
    var variable: String?
    var link = "/etc/localtime"
    /// The file in which Debian keeps the name.
    var nameFile = "/etc/timezone"

    /// UTC where nothing is set, or nothing that can be read.
    func find() -> Zone {
        variable.flatMap(named) ?? linked() ?? copied() ?? .utc
    }

    /// A name, a path to a file of the database, or rules.
    private func named(_ value: String) -> Zone? {
        let value = value.hasPrefix(":") ? String(value.dropFirst()) : value
        guard !value.isEmpty else { return .utc }
        if value.hasPrefix("/") { return value == link ? nil : Zone(name(inPath: value), in: files) }
        return Zone(value, in: files) ?? YearlyRules(posix: value.utf8).map { Zone(ZoneRules($0), id: value) }
    }

    /// The name of the file to which the system's link leads, at its first step: a zone of the database may itself be a link to another.
    private func linked() -> Zone? {
        var target = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(link, &target, target.count)
        guard count > 0 else { return nil }
        return Zone(name(inPath: String(decoding: target[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)), in: files)
    }

    /// The zone of a file that was copied instead of linked: by its name, else by the same rules.
    private func copied() -> Zone? {
        guard let rules = try? ZoneFiles.rules(inFile: link) else { return nil }
        let name = ZoneFiles.contents(of: nameFile).map { String(decoding: $0, as: UTF8.self).trimmed }
        let names = [name].compactMap { $0 } + files.names()
        return names.lazy.compactMap { Zone($0, in: files) }.first { $0.rules == rules } ?? Zone(rules, id: "localtime")
    }

    /// The end of a path that is a zone's name; empty where there is none.
    private func name(inPath path: String) -> String {
        if let folder = files.folder, path.hasPrefix(folder + "/") { return String(path.dropFirst(folder.count + 1)) }
        let parts = path.split(separator: "/").drop { $0 != "zoneinfo" }.dropFirst()
        // The variants of the database with leap seconds and without them.
        return parts.drop { $0 == "posix" || $0 == "right" }.joined(separator: "/")
    }
}

extension Zone {
    /// The zone of the machine, for the one place that may ask: the program's start.
    package static var current: Zone {
        MachineZone(variable: getenv("TZ").map { String(cString: $0) }).find()
    }
}
