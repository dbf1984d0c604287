/// What a type is called, for reports and traces.
///
/// `String(describing:)` says the same, but it first asks the runtime whether the metatype describes itself, which looks through every
/// conformance of the program, four times for each type that it has not seen: half a millisecond at the first show of each screen.
package nonisolated func typeName(_ type: Any.Type) -> String { _typeName(type, qualified: false) }
