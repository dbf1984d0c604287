import Foundation

@testable import gnd

/// A session that is kept for the next stage.
final class MemorySession: SessionStore {
    var kept: Data?

    func open() async -> Data? { kept }
    func save(_ data: Data) { kept = data }
    func forget() { kept = nil }
    func close(keeping: Bool) { if !keeping { kept = nil } }
}
