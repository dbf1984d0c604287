import CPostgres
import Foundation
import Glibc

/// A certificate where libpq can read it: in a file of the program's memory, which nobody else sees and which goes with this value.
struct CertificateFile: ~Copyable {
    private let descriptor: Int32

    /// Nil where the system gives no memory for it.
    init?(_ der: [UInt8]) {
        descriptor = gnd_memory_file("certificate")
        let text =
            "-----BEGIN CERTIFICATE-----\n\(Data(der).base64EncodedString(options: .lineLength64Characters))\n-----END CERTIFICATE-----\n"
        let bytes = Array(text.utf8)
        guard descriptor >= 0, write(descriptor, bytes, bytes.count) == bytes.count else { return nil }
    }

    deinit { close(descriptor) }

    var path: String { "/proc/self/fd/\(descriptor)" }
}
