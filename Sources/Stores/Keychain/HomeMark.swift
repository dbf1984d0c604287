import Basis

/// The identity of a home, drawn once and kept in its own folder, so that it travels with whatever is in there.
///
/// Secrets in a place that several homes share lie under it; the path, under which earlier versions kept them, is another one after a move.
struct HomeMark: Sendable {
    private let file: PrivateFile
    private let path: String

    /// - Parameters:
    ///   - folder: where the identity is kept.
    ///   - path: where the home lies now.
    init(folder: String, path: String) {
        file = PrivateFile(folder: folder, name: "home")
        self.path = path
    }

    /// The key of a secret in a place that homes share; nil before anything of this home was kept there.
    func key(of name: String) throws(KeychainError) -> String? {
        try identity().map { "\(name) \($0)" }
    }

    /// The key of a secret in a place that homes share, for which an identity is drawn where there is none yet.
    func newKey(of name: String) throws(KeychainError) -> String {
        if let key = try key(of: name) { return key }
        let drawn = UUIDText.text(of: UUIDText.random())
        if try file.create(with: Array(drawn.utf8)) { return "\(name) \(drawn)" }
        // Another instance was first.
        guard let key = try key(of: name) else { throw .damaged(path: file.path) }
        return key
    }

    /// The key that earlier versions gave to a secret.
    func earlierKey(of name: String) -> String { "\(name) \(path)" }

    private func identity() throws(KeychainError) -> String? {
        guard let bytes = try file.read() else { return nil }
        guard let number = UUIDText.number(of: String(decoding: bytes, as: UTF8.self)) else { throw .damaged(path: file.path) }
        return UUIDText.text(of: number)
    }
}
