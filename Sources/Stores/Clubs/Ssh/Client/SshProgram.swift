import Clubs

/// The person's own ssh, and what of it a club decides.
package struct SshProgram: Hashable, Sendable {
    /// A name is looked for where the person's shell looks.
    package var path: String
    /// A configuration to use instead of the person's own (`-F`).
    package var configuration: String?
    /// The key to come in with, and no other; nil leaves the choice to the person's configuration and agent.
    package var key: String?

    package init(path: String = "ssh", configuration: String? = nil, key: String? = nil) {
        self.path = path
        self.configuration = configuration
        self.key = key
    }

    /// The words of the call.
    ///
    /// They keep ssh from asking on a terminal, from forwarding, and from taking over a connection of the person's; no part of the
    /// address can be taken for an option.
    func arguments(to address: SshAddress) -> [String] {
        var words = [path, "-T", "-x", "-a"]
        if let configuration { words += ["-F", configuration] }
        if let key { words += ["-i", key, "-o", "IdentitiesOnly=yes"] }
        for option in Self.options { words += ["-o", option] }
        if let port = address.port { words += ["-p", String(port)] }
        if let user = address.user { words += ["-l", user] }
        return words + ["--", address.host] + Self.command
    }

    /// The command on the host where no forced command takes its place; it says that it needs one.
    static let command = ["gnd", "together", "serve"]

    private static let options = [
        "BatchMode=yes", "ClearAllForwardings=yes", "ControlMaster=no", "ForwardAgent=no", "ForwardX11=no", "PermitLocalCommand=no",
        "RequestTTY=no", "ServerAliveInterval=15", "ServerAliveCountMax=2", "ConnectTimeout=10", "LogLevel=ERROR",
    ]

    /// The environment for ssh, which must not open a window to ask for a passphrase while somebody walks.
    static func environment(_ own: [String: String]) -> [String: String] {
        var environment = own
        environment["SSH_ASKPASS"] = nil
        environment["SSH_ASKPASS_REQUIRE"] = "never"
        environment["LC_ALL"] = "C"
        return environment
    }
}
