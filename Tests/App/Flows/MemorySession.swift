import Foundation

@testable import gnd

/// A session that is kept for the next stage.
final class MemorySession: SessionStore {
    var kept: String?

    func open() async -> String? { kept }
    func save(_ text: String) { kept = text }
    func forget() { kept = nil }
    func close(keeping: Bool) { if !keeping { kept = nil } }
}
