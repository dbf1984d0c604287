import SQLite
import Walking

/// The parts of the settings that each import brought, so that undoing one takes along what no other import and no person chose.
final class ImportedSettings {
    private let database: Database
    private let scope: Scope
    private let settings: SettingsStore

    init(_ database: Database, _ scope: Scope, _ settings: SettingsStore) {
        self.database = database
        self.scope = scope
        self.settings = settings
    }

    /// Writes settings that an import brings, and notes the parts that are as it says, also where they were so before.
    /// - Parameter brought: the import's own settings, by key.
    func write(
        _ new: JournalSettings, over old: JournalSettings, brought: [SettingsStore.Key: String], import number: Int64
    ) throws(JournalFailure) {
        let before = try settings.rows()
        try settings.write(new, over: old)
        let after = try settings.rows()
        var parts = try self.parts(of: number)
        for (key, text) in after.sorted(by: { $0.key < $1.key }) {
            let isBrought = before[key] != text || SettingsStore.Key(rawValue: key).flatMap { brought[$0] } == text
            guard isBrought else { continue }
            let first = parts.first { $0.key == key }
            parts.removeAll { $0.key == key }
            parts.append(JournalChange.Part(key: key, before: first.map(\.before) ?? before[key], after: text))
        }
        if !parts.isEmpty { try save(parts, of: number) }
    }

    /// Takes back what an import brought and nobody changed since; what a later one brought, too, goes with that one.
    /// - Returns: the keys of the parts that went.
    func withdraw(import number: Int64) throws(JournalFailure) -> Set<String> {
        let now = try settings.rows()
        let later = try database.all(
            "SELECT id FROM import WHERE owner = ? AND id > ? AND settings IS NOT NULL ORDER BY id", scope.person, .int(number)
        ) { $0.int(0) }
        var gone: [JournalChange.Part] = []
        for part in try parts(of: number) {
            var isBroughtAgain = false
            for other in later where !isBroughtAgain {
                var parts = try parts(of: other)
                guard let index = parts.firstIndex(where: { $0.key == part.key }) else { continue }
                // The later import replaced what the person chose in between.
                if parts[index].before == part.after { parts[index].before = part.before }
                try save(parts, of: other)
                isBroughtAgain = true
            }
            if !isBroughtAgain, now[part.key] == part.after, part.before != part.after { gone.append(part) }
        }
        try settings.restore(gone)
        return Set(gone.map(\.key))
    }

    /// Returns the parts of an import; before these were kept it kept all settings, of which only the trusted order is no person's choice.
    private func parts(of number: Int64) throws(JournalFailure) -> [JournalChange.Part] {
        let found = try database.first("SELECT settings FROM import WHERE id = ? AND owner = ?", .int(number), scope.person) {
            $0.optionalText(0)
        }
        guard let text = found.flatMap(\.self) else { return [] }
        if let parts: [JournalChange.Part] = StoredJSON.decode(text) { return parts }
        guard let rows: [String: String] = StoredJSON.decode(text) else { return [] }
        let key = SettingsStore.Key.trusted
        return [JournalChange.Part(key: key.rawValue, before: rows[key.rawValue], after: try settings.text(key))]
    }

    private func save(_ parts: [JournalChange.Part], of number: Int64) throws(JournalFailure) {
        try database.run("UPDATE import SET settings = ? WHERE id = ?", .text(StoredJSON.encode(parts)), .int(number))
    }
}
