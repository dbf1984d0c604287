import Glibc

/// What libFuzzer calls with every input it makes up; `GND_FUZZ` names the target.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    chosenTarget.run(bytes)
    return 0
}

private let chosenTarget: FuzzTarget = {
    let name = getenv("GND_FUZZ").map { String(cString: $0) } ?? ""
    guard let target = FuzzTarget(rawValue: name) else {
        preconditionFailure("GND_FUZZ must be one of \(FuzzTarget.allCases.map(\.rawValue).joined(separator: " "))")
    }
    return target
}()
