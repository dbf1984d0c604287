#if Ncurses
    import CNcurses
    import Terminal

    extension Terminfo {
        /// Reads the entry of `TERM`.
        /// - Throws: `DeviceError.unsuitable` without an entry, or when the terminal cannot move its cursor.
        static func load(term: String, output: Int32) throws(DeviceError) -> Terminfo {
            var status: Int32 = 0
            guard !term.isEmpty, term != "dumb", setupterm(term, output, &status) == OK else { throw .unsuitable(term: term) }
            guard let move = string("cup") else { throw .unsuitable(term: term) }
            let attributes = string("sgr0") ?? []
            return Terminfo(
                term: term, enterScreen: string("smcup") ?? [], leaveScreen: string("rmcup") ?? [], showCursor: string("cnorm") ?? [],
                hideCursor: string("civis") ?? [], resetAttributes: attributes, bell: string("bel") ?? [0x07],
                isANSI: move.starts(with: [0x1B, 0x5B]) && move.last == 0x48 && attributes.contains(0x5B), keys: keys())
        }

        private static func string(_ name: String) -> [UInt8]? {
            guard let value = gnd_terminfo_string(name) else { return nil }
            let bytes = withoutPadding(Array(String(cString: value).utf8))
            return bytes.isEmpty ? nil : bytes
        }

        /// Delays (`$<5>`) are for terminals of another century.
        private static func withoutPadding(_ bytes: [UInt8]) -> [UInt8] {
            var kept: [UInt8] = []
            var index = 0
            while index < bytes.count {
                if bytes[index] == 0x24, index + 1 < bytes.count, bytes[index + 1] == 0x3C, let end = bytes[index...].firstIndex(of: 0x3E) {
                    index = end + 1
                } else {
                    kept.append(bytes[index])
                    index += 1
                }
            }
            return kept
        }

        /// The keys of the entry by what the terminal sends for them; the decoder keeps only those that it does not know anyway.
        private static func keys() -> [[UInt8]: Key] {
            var found: [[UInt8]: Key] = [:]
            let names: [(String, Key)] =
                [
                    ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right), ("khome", .home), ("kend", .end),
                    ("kpp", .pageUp), ("knp", .pageDown), ("kdch1", .delete), ("kich1", Key(.insert)), ("kcbt", .shiftTab),
                ] + (1...12).map { ("kf\($0)", .function($0)) }
            for (name, key) in names {
                if let bytes = string(name), bytes.count > 1 { found[bytes] = key }
            }
            return found
        }
    }
#endif
