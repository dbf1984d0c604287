import Basis

extension ClubAddress {
    func write(to writer: inout InviteWriter) {
        switch self {
        case .folder(let founder):
            writer.write(0 as UInt8)
            writer.write(founder)
        case .postgres(let place):
            writer.write(1 as UInt8)
            place.write(to: &writer)
        case .ssh(let place):
            writer.write(2 as UInt8)
            writer.write(place.user ?? "")
            writer.write(place.host)
            writer.write(place.port ?? 0)
        }
    }

    /// Returns nil when it is of a kind that this program does not know, or of none.
    init?(_ reader: inout InviteReader) {
        switch reader.byte() {
        case 0:
            guard let founder = reader.identifier(MemberID.self) else { return nil }
            self = .folder(founder: founder)
        case 1:
            guard let place = PostgresAddress(&reader) else { return nil }
            self = .postgres(place)
        case 2:
            guard let place = SshAddress(&reader) else { return nil }
            self = .ssh(place)
        default: return nil
        }
    }
}

extension SshAddress {
    fileprivate init?(_ reader: inout InviteReader) {
        guard let user = reader.text(), let host = reader.text(), let port = reader.number(UInt16.self) else { return nil }
        self.init(user: user.isEmpty ? nil : user, host: host, port: port == 0 ? nil : port)
    }
}

extension PostgresAddress {
    fileprivate func write(to writer: inout InviteWriter) {
        writer.write(UInt8(clamping: hosts.count))
        for host in hosts {
            writer.write(host.name)
            writer.write(host.port)
        }
        writer.write(database)
        writer.write(login)
        switch proof {
        case .channelBinding: writer.write(0 as UInt8)
        case .systemRoots: writer.write(bindsChannel ? 3 : 1 as UInt8)
        case .certificate(let bytes):
            writer.write(bindsChannel ? 4 : 2 as UInt8)
            writer.write(bytes)
        }
    }

    fileprivate init?(_ reader: inout InviteReader) {
        guard let count = reader.byte(), count <= Self.maximumHosts else { return nil }
        var hosts: [Host] = []
        for _ in 0..<count {
            guard let name = reader.text(), let port = reader.number(UInt16.self), let host = Host(name: name, port: port) else {
                return nil
            }
            hosts.append(host)
        }
        guard let database = reader.text(), let login = reader.text(), let kind = reader.byte(),
            let proof = Self.proof(kind, &reader)
        else { return nil }
        self.init(hosts: hosts, database: database, login: login, proof: proof, bindsChannel: kind >= 3)
    }

    private static func proof(_ kind: UInt8, _ reader: inout InviteReader) -> Proof? {
        switch kind {
        case 0: .channelBinding
        case 1, 3: .systemRoots
        case 2, 4: reader.block().map(Proof.certificate)
        default: nil
        }
    }
}

// Codable as a journal keeps them: by the bytes and the words of invites, so that what is read is as good as what was pasted.

extension PostgresAddress: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        var reader = InviteReader(Base64.bytes(of: try container.decode(String.self)) ?? [])
        guard let address = PostgresAddress(&reader), reader.isAtEnd else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no address")
        }
        self = address
    }

    package func encode(to encoder: any Encoder) throws {
        var writer = InviteWriter()
        write(to: &writer)
        var container = encoder.singleValueContainer()
        try container.encode(Base64.text(of: writer.bytes))
    }
}

extension SshAddress: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let address = SshAddress(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no address")
        }
        self = address
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
