/// How a device wrote one field of a message.
struct FITField {
    var number: UInt8
    var size: Int
    var type: FITType
}
