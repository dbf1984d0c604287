#if SecretService
    import Foundation
    import Glibc
    import Testing

    @testable import Keychain

    struct SecretServiceStoreTests {
        let home = TemporaryFolder()

        @Test(.enabled(if: SessionBus.isInstalled, "needs dbus and gnome-keyring"))
        func `a secret goes to a real Secret Service, comes back, is replaced and is forgotten`() async {
            await #expect(processExitsWith: .success) { [home = home.path as String] in
                let bus = try SessionBus(home: home, passphrase: "open")
                defer { bus.stop() }
                let store = SecretServiceStore(patience: .seconds(20), deadline: .seconds(20))
                #expect(await store.answers())
                #expect(try await store.secret(for: "ann") == nil)
                try await store.keep("산책왕", for: "ann")
                try await store.keep("other", for: "bob")
                #expect(try await store.secret(for: "ann") == "산책왕")
                try await store.keep("new", for: "ann")
                #expect(try await store.secret(for: "ann") == "new")
                try await store.forget("ann")
                try await store.forget("ann")
                #expect(try await store.secret(for: "ann") == nil)
                #expect(try await store.secret(for: "bob") == "other")
            }
        }

        @Test func `a bus that takes the call and never answers is given up at the deadline`() async {
            let path = "\(home.path)/bus"
            await #expect(processExitsWith: .success) { [path = path as String] in
                let silent = try SilentSocket(path: path)
                defer { silent.close() }
                setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=\(path)", 1)
                #expect(await SecretServiceStore(patience: .milliseconds(100)).answers() == false)
            }
        }

        @Test func `a call that nobody answers is given up at the deadline`() async {
            let path = "\(home.path)/bus"
            await #expect(processExitsWith: .success) { [path = path as String] in
                let silent = try SilentSocket(path: path)
                defer { silent.close() }
                setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=\(path)", 1)
                let store = SecretServiceStore(deadline: .milliseconds(100))
                await #expect(throws: KeychainError.noAnswer) { try await store.keep("token", for: "ann") }
            }
        }

        @Test func `no bus at all is no answer and no wait`() async {
            let path = "\(home.path)/nobody"
            await #expect(processExitsWith: .success) { [path = path as String] in
                setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=\(path)", 1)
                #expect(await SecretServiceStore(patience: .seconds(20), deadline: .seconds(20)).answers() == false)
            }
        }

        @Test func `a bus is only looked for where the environment says that one is`() throws {
            #expect(!DesktopBus.isThere(environment: [:]))
            #expect(!DesktopBus.isThere(environment: ["DBUS_SESSION_BUS_ADDRESS": ""]))
            #expect(DesktopBus.isThere(environment: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/run/bus"]))
            #expect(!DesktopBus.isThere(environment: ["XDG_RUNTIME_DIR": home.path]))
            let socket = try SilentSocket(path: "\(home.path)/bus")
            defer { socket.close() }
            #expect(DesktopBus.isThere(environment: ["XDG_RUNTIME_DIR": home.path]))
            #expect(!DesktopBus.isThere(environment: ["XDG_RUNTIME_DIR": String(home.path.dropFirst())]))
        }
    }
#endif
