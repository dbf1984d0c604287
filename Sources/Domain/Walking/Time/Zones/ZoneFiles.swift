import Glibc
import Synchronization

/// The IANA database as systems keep it, a file for each zone: the one place that opens them.
final class ZoneFiles: Sendable {
    /// The machine's own, where the variable `TZDIR` or custom puts them.
    static let system = ZoneFiles(in: getenv("TZDIR").map { [String(cString: $0)] } ?? ["/usr/share/zoneinfo", "/etc/zoneinfo"])

    /// The folder of the zones; nil where no folder holds a zone.
    let folder: String?
    private let read = Mutex<[String: ZoneRules]>([:])
    private let listed = Mutex<Lists?>(nil)

    /// - Parameter folders: the first that is there is taken.
    init(in folders: [String]) {
        folder = folders.first { $0.hasPrefix("/") && access($0, X_OK) == 0 }
    }

    /// Returns nil for a zone that is not in the database, and for one whose file is broken.
    func rules(of name: String) -> ZoneRules? {
        guard Self.isName(name), let folder else { return nil }
        if let rules = read.withLock({ $0[name] }) { return rules }
        guard let rules = try? Self.rules(inFile: "\(folder)/\(name)") else { return nil }
        read.withLock { $0[name] = rules }
        return rules
    }

    /// The names of the zones of countries, as each is called today.
    func places() -> [String] { lists().places }

    /// The names of countries' zones, then what else is in the folder: older names, and zones without a place.
    func names() -> [String] {
        let lists = lists()
        return lists.places + lists.others
    }

    private func lists() -> Lists {
        listed.withLock { listed in
            let lists = listed ?? folder.map(Lists.init) ?? Lists()
            listed = lists
            return lists
        }
    }

    /// The names of a folder.
    private struct Lists {
        var places: [String] = []
        var others: [String] = []

        init() {}

        init(_ folder: String) {
            let table = contents(of: "\(folder)/zone.tab") ?? []
            places = String(decoding: table, as: UTF8.self).split(separator: "\n").compactMap { line in
                line.hasPrefix("#") ? nil : line.split(separator: "\t").dropFirst(2).first.map(String.init)
            }.sorted()
            let known = Set(places)
            others = names(in: folder, below: "", depth: 3).sorted().filter { !known.contains($0) }
        }
    }

    /// Indicates whether a name can be one of the database; it is also the end of a path.
    private static func isName(_ name: String) -> Bool {
        name.utf8.count <= 64 && name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy(isPart)
    }

    /// `posix`, `right`, `posixrules` and tables begin with a small letter or have a dot.
    private static func isPart(_ part: Substring) -> Bool {
        guard let first = part.first, first.isASCII, first.isUppercase else { return false }
        return part.utf8.allSatisfy { byte in
            switch Unicode.Scalar(byte) {
            case "a"..."z", "A"..."Z", "0"..."9", "_", "-", "+": true
            default: false
            }
        }
    }

    private static func names(in folder: String, below: String, depth: Int) -> [String] {
        entries(of: "\(folder)/\(below)").filter { isPart($0[...]) }.flatMap { entry in
            var status = stat()
            let isFolder = stat("\(folder)/\(below)\(entry)", &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
            guard isFolder else { return [below + entry] }
            return depth > 1 ? names(in: folder, below: "\(below)\(entry)/", depth: depth - 1) : []
        }
    }

    /// The first thousand names in a folder; none where it cannot be read.
    private static func entries(of folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while names.count < 1000, let entry = readdir(stream) {
            names.append(withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
        }
        return names
    }

    /// Reads a file that describes a zone.
    static func rules(inFile path: String) throws(ZoneFileProblem) -> ZoneRules {
        guard let bytes = contents(of: path) else { throw .otherFormat }
        return try ZoneRules(file: bytes)
    }

    /// The bytes of a plain file; nil where it cannot be read, or is longer than any of the database.
    static func contents(of path: String) -> [UInt8]? {
        // A pipe that nobody writes to would be waited for without end.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, (0...(1 << 17)).contains(status.st_size) else {
            return nil
        }
        return [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, length in
            while length < buffer.count {
                let count = Glibc.read(descriptor, buffer.baseAddress.map { $0 + length }, buffer.count - length)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return }
                length += count
            }
        }
    }
}
