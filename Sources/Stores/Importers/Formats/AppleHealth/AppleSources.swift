import Basis
import Glibc
import Walking

/// The sources of an export, each made once however many million records name it.
struct AppleSources {
    private var known: [UInt64: Source] = [:]
    private var lastHash: UInt64 = 0
    private var last: Source?

    /// The same source for the same name and device, whatever address the device had that day.
    mutating func source(name: XMLText?, device: XMLText?) -> Source {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        if let name { Self.mix(name.buffer, into: &hash) }
        Self.mix(0x1F, into: &hash)
        let described = device.map(Self.afterAddress)
        if let described { Self.mix(described.buffer, into: &hash) }
        if hash == lastHash, let last { return last }
        let source = known[hash] ?? Self.make(name, described)
        known[hash] = source
        lastHash = hash
        last = source
        return source
    }

    /// The description without `<<HKDevice: 0x3012772a0>`, which changes from record to record.
    private static func afterAddress(_ device: XMLText) -> XMLText {
        guard let rest = device.dropping("<<HKDevice: "), let end = strchr(rest.bytes, 0x3E) else { return device }
        return XMLText(bytes: UnsafePointer(end) + 1)
    }

    private static func make(_ name: XMLText?, _ device: XMLText?) -> Source {
        let fields = device.map { AppleDevice($0.string) }
        return Source(name: name?.string ?? "", manufacturer: fields?.manufacturer ?? "", model: fields?.model ?? "")
    }

    /// Eight bytes at a time, since this runs for every record.
    private static func mix(_ bytes: UnsafeRawBufferPointer, into hash: inout UInt64) {
        var index = 0
        while index + 8 <= bytes.count {
            mix(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self), into: &hash)
            index += 8
        }
        var tail: UInt64 = UInt64(bytes.count) << 56
        while index < bytes.count {
            tail = tail << 8 | UInt64(bytes[index])
            index += 1
        }
        mix(tail, into: &hash)
    }

    private static func mix(_ word: UInt64, into hash: inout UInt64) {
        let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        hash = product.high ^ product.low &+ 0x9FB2_1C65_1E98_DF25
    }
}

/// The fields of a device's description: `, name:Watch, manufacturer:Apple Inc., model:Watch, hardware:Watch6,7, software:11.3>`.
private struct AppleDevice {
    let manufacturer: String
    /// The hardware where it is named, since every watch has the model `Watch`.
    let model: String

    init(_ text: String) {
        let maker = Self.field("manufacturer:", of: text)
        manufacturer = maker == "Apple" ? "Apple Inc." : maker
        let hardware = Self.field("hardware:", of: text)
        model = hardware.isEmpty ? Self.field("model:", of: text) : hardware
    }

    /// Up to the next field: hardware names hold commas themselves, but no space behind them.
    private static func field(_ name: String, of text: String) -> String {
        guard let start = text.firstRange(of: ", \(name)")?.upperBound else { return "" }
        let rest = text[start...]
        let end = rest.firstRange(of: ", ")?.lowerBound ?? rest.lastIndex(of: ">") ?? rest.endIndex
        return String(rest[..<end])
    }
}
