/// The first look at a path: which files it holds, of which formats.
struct FormatScan {
    /// The files that can be read, in the order they should be.
    private(set) var formats: [(format: Format, files: [Int: Recognition])] = []
    /// What could not be opened.
    private(set) var failures: [(name: String, failure: ReadFailure)] = []

    /// Whether there is nothing to read but one file.
    var isOneFile: Bool { formats.reduce(0) { $0 + $1.files.count } == 1 }

    init(_ tree: FileTree, isCancelled: () -> Bool) {
        let cursor = FileCursor(tree)
        var found: [Int: Recognition] = [:]
        var folders: [Int: Substring] = [:]
        while !isCancelled(), let (file, source) = cursor.next() {
            let recognition = Recognition.of(file, head: source.head) ?? Recognition.further(in: source)
            guard let recognition else { continue }
            found[file.ordinal] = recognition
            folders[file.ordinal] = file.name.dropLast(file.fileName.count)
        }
        failures = tree.failures + cursor.failures
        Self.join(&found, in: folders)
        formats = Format.allCases.compactMap { format in
            let files = found.filter { ($0.value.owner ?? $0.value.format) == format }
            return files.isEmpty ? nil : (format, files)
        }
    }

    /// Puts files that belong to others where those are, and leaves out what another file of the same export says better.
    ///
    /// - Parameter folders: where each file lies: what lies beside an export, and not in it, is no part of it.
    private static func join(_ found: inout [Int: Recognition], in folders: [Int: Substring]) {
        let heads = Set(found.values.filter { $0.alone == nil }.map(\.format))
        let tables = found.filter { $0.value.format == .strava }.compactMap { folders[$0.key] }
        let tracks = found.filter { $0.value.format == .tcx }.compactMap { folders[$0.key] }
        for (ordinal, what) in found {
            let folder = folders[ordinal] ?? ""
            if let alone = what.alone, !heads.contains(what.format) {
                found[ordinal] = Recognition(format: alone)
            } else if [.gpx, .tcx, .fit].contains(what.format),
                tables.contains(where: { folder == $0 || folder.hasPrefix($0 + "activities/") })
            {
                found[ordinal]?.owner = .strava
                found[ordinal]?.phase = StravaSession.Phase.tracks
            } else if what.format == .googleFit, what.phase == TakeoutSession.Phase.session,
                tracks.contains(where: { $0.hasPrefix(above(folder)) })
            {
                // Takeout writes each activity twice, and the other one has the route.
                found[ordinal] = nil
            }
        }
    }

    /// The folder that a folder lies in: Takeout has `Fit/All Sessions/` beside `Fit/Activities/`.
    private static func above(_ folder: Substring) -> Substring {
        let name = folder.dropLast().split(separator: "/").last ?? ""
        return folder.dropLast(name.count + 1)
    }
}
