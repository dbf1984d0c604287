import Clubs

/// The passwords that an admin keeps in files which libpq knows, `~/.pgpass` and `~/.pg_service.conf`.
package enum PasswordFile {
    /// The password of the first line that fits: `host:port:database:login:password`, with `*` for any.
    ///
    /// It is said to each host of the address, so that the line must fit them all.
    package static func password(in text: String, for address: PostgresAddress) -> String? {
        for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
            let fields = fields(of: line)
            guard fields.count == 5 else { continue }
            let fits = address.hosts.allSatisfy { host in
                let names = host.name.hasPrefix("/") ? [host.name, "localhost"] : [host.name]
                return (fields[0] == "*" || names.contains(fields[0])) && (fields[1] == "*" || fields[1] == String(host.port))
            }
            if fits, fields[2] == "*" || fields[2] == address.database, fields[3] == "*" || fields[3] == address.login { return fields[4] }
        }
        return nil
    }

    /// The password of a service: `password=…` below `[service]`; nil where `host=…` or `user=…` there are not those of the address.
    package static func password(in text: String, ofService service: String, for address: PostgresAddress) -> String? {
        var values: [Substring: Substring] = [:]
        var isMeant = false
        for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
            if line.hasPrefix("[") { isMeant = line == "[\(service)]" }
            let words = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if isMeant, words.count == 2, values[words[0]] == nil { values[words[0]] = words[1] }
        }
        if let hosts = values["host"]?.split(separator: ","), !address.hosts.allSatisfy({ hosts.contains(Substring($0.name)) }) {
            return nil
        }
        if let user = values["user"], user != address.login { return nil }
        return values["password"].map(String.init)
    }

    /// A backslash takes the meaning from a colon and from itself.
    private static func fields(of line: Substring) -> [String] {
        var fields = [""]
        var isEscaped = false
        for character in line {
            if !isEscaped, character == "\\" {
                isEscaped = true
                continue
            }
            if !isEscaped, character == ":", fields.count < 5 { fields.append("") } else { fields[fields.count - 1].append(character) }
            isEscaped = false
        }
        return fields
    }
}
