import Walking

extension WalkID {
    var bytes: [UInt8] {
        withUnsafeBytes(of: number.bigEndian) { Array($0) }
    }

    init(bytes: [UInt8]) {
        self.init(bytes.prefix(16).reduce(0) { $0 << 8 | UInt128($1) })
    }
}
