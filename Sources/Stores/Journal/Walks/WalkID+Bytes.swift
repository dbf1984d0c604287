import FoundationEssentials
import Walking

extension WalkID {
    var bytes: [UInt8] {
        withUnsafeBytes(of: uuid.uuid) { Array($0) }
    }

    init(bytes: [UInt8]) {
        var value = UUID().uuid
        withUnsafeMutableBytes(of: &value) { target in
            for (index, byte) in bytes.prefix(16).enumerated() { target[index] = byte }
        }
        self.init(UUID(uuid: value))
    }
}
