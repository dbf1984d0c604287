import Clubs

/// The passwords that an admin keeps in files which libpq knows, `~/.pgpass` and `~/.pg_service.conf`.
package enum PasswordFile {
    /// The password of the first line that fits: `host:port:database:login:password`, with `*` for any.
    package static func password(in text: String, for address: PostgresAddress) -> String? {
        for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
            let fields = fields(of: line)
            guard fields.count == 5 else { continue }
            let fits = address.hosts.contains { host in
                let names = host.name.hasPrefix("/") ? [host.name, "localhost"] : [host.name]
                return (fields[0] == "*" || names.contains(fields[0])) && (fields[1] == "*" || fields[1] == String(host.port))
            }
            if fits, fields[2] == "*" || fields[2] == address.database, fields[3] == "*" || fields[3] == address.login { return fields[4] }
        }
        return nil
    }

    /// The password of a service: `password=…` below `[service]`.
    package static func password(in text: String, ofService service: String) -> String? {
        var isMeant = false
        for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
            if line.hasPrefix("[") { isMeant = line == "[\(service)]" }
            if isMeant, line.hasPrefix("password=") { return String(line.dropFirst("password=".count)) }
        }
        return nil
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
