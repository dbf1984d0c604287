/// The changes and imports of a person's journal that can be undone, as far as somebody does not know of them.
package struct ChangeLog: Sendable {
    /// The newest of what somebody knows of.
    package struct Mark: Hashable, Sendable {
        package var change: Int64
        package var `import`: Int64

        /// Before everything.
        package init(change: Int64 = 0, import: Int64 = 0) {
            self.change = change
            self.import = `import`
        }
    }

    /// The numbers of all changes that nobody has undone.
    package var standingChanges: Set<UndoID>
    /// The numbers of all imports in the ledger.
    package var standingImports: Set<Int64>
    /// The changes after the mark, oldest first; the newest so many.
    package var changes: [LoggedChange]
    /// The imports after the mark, oldest first.
    package var imports: [ImportRecord]

    package init(
        standingChanges: Set<UndoID> = [], standingImports: Set<Int64> = [], changes: [LoggedChange] = [], imports: [ImportRecord] = []
    ) {
        self.standingChanges = standingChanges
        self.standingImports = standingImports
        self.changes = changes
        self.imports = imports
    }

    /// The largest number of changes that are read at once.
    package static let longest = 100

    /// The mark of who has seen all of this; an import that still runs is seen when it has ended.
    package func mark(after mark: Mark) -> Mark {
        var mark = mark
        if let last = changes.last { mark.change = max(mark.change, last.id.rawValue) }
        for record in imports {
            guard record.report != nil else { break }
            mark.import = max(mark.import, record.id)
        }
        return mark
    }

    /// The imports of one reading.
    package struct Reading: Sendable {
        /// Its numbers in the ledger.
        package var numbers: [Int64]
        /// The moment when it ended.
        package var at: Instant
        /// The name that it has for a person.
        package var name: ChangeName
        /// The path of what a live walk was recorded in; nil for anything else.
        package var recording: String?
    }

    /// The imports by reading: one has a line for each format, all of one path.
    package var readings: [Reading] {
        var found: [(path: String?, formats: Set<String>, reading: Reading)] = []
        for record in imports {
            guard let report = record.report, report.changedSomething else { continue }
            if let last = found.last, record.path != nil, last.path == record.path, !last.formats.contains(report.format) {
                found[found.count - 1].formats.insert(report.format)
                found[found.count - 1].reading.numbers.append(record.id)
                found[found.count - 1].reading.at = record.at
            } else {
                let recording = report.isLiveWalk ? record.path : nil
                let reading = Reading(numbers: [record.id], at: record.at, name: record.changeName, recording: recording)
                found.append((record.path, [report.format], reading))
            }
        }
        return found.map(\.reading)
    }
}

extension ImportRecord {
    /// The name of the import as a change: by its file, or by its number where nothing says which that was.
    package var changeName: ChangeName {
        if report?.isLiveWalk == true { return .liveWalk }
        if report?.isReimport == true { return .reimport }
        guard let file = path ?? report?.file else { return .named(en: "import \(id)", ko: "\(id)번 가져오기") }
        return .imports(file: PathText.shown(PathText.name(of: file)))
    }
}
