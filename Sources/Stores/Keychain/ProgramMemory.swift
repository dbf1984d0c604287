import CSodium

/// The program's memory, which holds a passphrase for a while after it was typed.
package enum ProgramMemory {
    /// Keeps it out of core files, and from other programs of the same user; call it before anything is typed.
    package static func close() { gnd_memory_close() }

    package static var isClosed: Bool { gnd_memory_is_closed() != 0 }
}
