#if SecretService
    import Foundation
    import Glibc
    import Testing
    import Walking

    @testable import Keychain

    struct GivenUpCallTests {
        private let home = TemporaryFolder()

        @Test(.enabled(if: SessionBus.isInstalled, "needs libsecret"))
        func `a call that is given up is ended, so that it lets go of the bus`() async {
            let path = "\(home.path)/bus"
            await #expect(processExitsWith: .success) { [path = path as String] in
                let silent = try SilentSocket(path: path)
                defer { silent.close() }
                setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=\(path)", 1)
                #expect(await SecretServiceStore(patience: .milliseconds(100)).answers() == false)
                #expect(silent.isLeftAlone(within: 20))
            }
        }

        @Test(.enabled(if: SessionBus.isInstalled, "needs dbus and gnome-keyring"))
        func `where the environment names a bus, a token goes to its service and into no file`() async {
            await #expect(processExitsWith: .success) { [home = home.path as String] in
                let bus = try SessionBus(home: home, passphrase: "open")
                defer { bus.stop() }
                // Under load a service may need longer to start than the app would wait for it.
                #expect(await SecretServiceStore(patience: .seconds(20)).answers())
                let address = ProcessInfo.processInfo.environment["DBUS_SESSION_BUS_ADDRESS"] ?? ""
                func keychain() -> Keychain {
                    Keychain(data: "\(home)/data", state: "\(home)/state", environment: ["DBUS_SESSION_BUS_ADDRESS": address])
                }
                try await keychain().save(AccessToken("산책왕"))
                #expect(try await keychain().token() == AccessToken("산책왕"))
                #expect(access("\(home)/data/keychain/secrets", F_OK) != 0)
                #expect(try await Keychain(data: "\(home)/data", state: "\(home)/state", environment: nil).token() == nil)
            }
        }
    }

    extension SilentSocket {
        /// Takes the first connection and waits until who made it goes away.
        fileprivate func isLeftAlone(within seconds: Int) -> Bool {
            let connection = accept(descriptor, nil, nil)
            guard connection >= 0 else { return false }
            defer { Glibc.close(connection) }
            var limit = timeval(tv_sec: seconds, tv_usec: 0)
            setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
            var buffer = [UInt8](repeating: 0, count: 512)
            while true {
                let count = recv(connection, &buffer, buffer.count, 0)
                if count <= 0 { return count == 0 || errno == ECONNRESET }
            }
        }
    }
#endif
