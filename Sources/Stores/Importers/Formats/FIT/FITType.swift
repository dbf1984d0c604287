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
