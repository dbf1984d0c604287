/// A value of a field; arrays give their first element, except that compressed speed and distance stay a number.
enum FITValue {
    case number(Double)
    case text(String)

    /// Nil for the value that stands for "none", and for sizes that do not fit the type.
    static func read(_ bytes: ArraySlice<UInt8>, as type: FITType, isBigEndian: Bool) -> FITValue? {
        if type == .string {
            let text = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            return text.isEmpty ? nil : .text(text)
        }
        if type == .byte, bytes.count > 1 {
            guard bytes.count <= 6, !bytes.allSatisfy({ $0 == 0xFF }) else { return nil }
            return .number(Double(little(bytes)))
        }
        guard bytes.count >= type.size else { return nil }
        let first = bytes.prefix(type.size)
        return number(isBigEndian ? little(first.reversed()) : little(first), type).map(FITValue.number)
    }

    private static func little(_ bytes: some Collection<UInt8>) -> UInt64 {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        for byte in bytes {
            value |= UInt64(byte) << shift
            shift += 8
        }
        return value
    }

    private static func number(_ raw: UInt64, _ type: FITType) -> Double? {
        switch type {
        case .enum, .uint8, .byte: raw == 0xFF ? nil : Double(raw)
        case .int8: raw == 0x7F ? nil : Double(Int8(truncatingIfNeeded: raw))
        case .int16: raw == 0x7FFF ? nil : Double(Int16(truncatingIfNeeded: raw))
        case .uint16: raw == 0xFFFF ? nil : Double(raw)
        case .int32: raw == 0x7FFF_FFFF ? nil : Double(Int32(truncatingIfNeeded: raw))
        case .uint32: raw == 0xFFFF_FFFF ? nil : Double(raw)
        case .int64: raw == 0x7FFF_FFFF_FFFF_FFFF ? nil : Double(Int64(bitPattern: raw))
        case .uint64: raw == .max ? nil : Double(raw)
        case .uint8z, .uint16z, .uint32z, .uint64z: raw == 0 ? nil : Double(raw)
        case .float32: finite(Double(Float(bitPattern: UInt32(truncatingIfNeeded: raw))))
        case .float64: finite(Double(bitPattern: raw))
        case .string: nil
        }
    }

    private static func finite(_ value: Double) -> Double? {
        value.isFinite ? value : nil
    }
}
