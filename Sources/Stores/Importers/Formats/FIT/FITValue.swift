/// A value of a field; arrays give their first element, except that compressed speed and distance stay a number.
enum FITValue {
    case number(Double)
    case text(String)

    /// Returns nil for the value that stands for "none", and for sizes that do not fit the type.
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

/// The kinds of values in a FIT file; the low five bits of the base type's byte.
enum FITType: UInt8 {
    case `enum` = 0
    case int8 = 1
    case uint8 = 2
    case int16 = 3
    case uint16 = 4
    case int32 = 5
    case uint32 = 6
    case string = 7
    case float32 = 8
    case float64 = 9
    case uint8z = 10
    case uint16z = 11
    case uint32z = 12
    case byte = 13
    case int64 = 14
    case uint64 = 15
    case uint64z = 16

    var size: Int {
        switch self {
        case .enum, .int8, .uint8, .string, .uint8z, .byte: 1
        case .int16, .uint16, .uint16z: 2
        case .int32, .uint32, .float32, .uint32z: 4
        case .float64, .int64, .uint64, .uint64z: 8
        }
    }
}
