@preconcurrency import CLibrary

#if os(Linux)
    /// Starts programs in a session of their own, so that they get neither the keys nor the signals of the terminal and cannot ask there.
    package enum DetachedProgram {
        /// One of the first descriptors of a program.
        package enum Stream {
            case descriptor(Int32)
            /// Nothing is read from it, and what is written into it is gone.
            case nowhere
        }

        /// `POSIX_SPAWN_SETSID`, which glibc keeps for those who define `_GNU_SOURCE`.
        private static let setSession: Int32 = 0x80

        /// `posix_spawn_file_actions_addclosefrom_np`, which glibc keeps for the same, and which is not in every C library.
        private static let closeFrom =
            dlsym(nil, "posix_spawn_file_actions_addclosefrom_np").map {
                unsafeBitCast($0, to: (@convention(c) @Sendable (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32).self)
            }

        /// Starts a program, which gets its three streams and no other descriptor.
        ///
        /// Its end is for the caller to wait for.
        /// - Parameters:
        ///   - words: the program, by its path or its name, and its arguments.
        ///   - environment: the whole environment; nil for that of this program.
        ///   - streams: what it reads, what it says, and what it complains into.
        /// - Returns: the program's number, and that of the system's error where it could not be started.
        package static func start(
            _ words: [String], environment: [String: String]? = nil, _ streams: (Stream, Stream, Stream)
        ) -> (child: pid_t, failure: Int32) {
            var actions = posix_spawn_file_actions_t()
            posix_spawn_file_actions_init(&actions)
            defer { posix_spawn_file_actions_destroy(&actions) }
            for (number, stream) in zip(Int32(0)..., [streams.0, streams.1, streams.2]) {
                switch stream {
                case .descriptor(let descriptor): posix_spawn_file_actions_adddup2(&actions, descriptor, number)
                case .nowhere: posix_spawn_file_actions_addopen(&actions, number, "/dev/null", number == 0 ? O_RDONLY : O_WRONLY, 0)
                }
            }
            // A pipe of this program would not end while another one holds its end.
            _ = closeFrom?(&actions, 3)
            var attributes = posix_spawnattr_t()
            posix_spawnattr_init(&attributes)
            defer { posix_spawnattr_destroy(&attributes) }
            // Signals are held back or ignored by this program for itself: without SIGPIPE, a pipe of the other one would not end.
            var signals = sigset_t()
            sigemptyset(&signals)
            posix_spawnattr_setsigmask(&attributes, &signals)
            sigaddset(&signals, SIGPIPE)
            posix_spawnattr_setsigdefault(&attributes, &signals)
            posix_spawnattr_setflags(&attributes, Int16(setSession | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)))
            var arguments = words.map { strdup($0) } + [nil]
            var variables = environment.map { $0.map { strdup("\($0.key)=\($0.value)") } + [nil] } ?? []
            defer { (arguments + variables).forEach { free($0) } }
            var child: pid_t = 0
            let failure =
                environment == nil
                ? posix_spawnp(&child, words.first ?? "", &actions, &attributes, &arguments, environ)
                : posix_spawnp(&child, words.first ?? "", &actions, &attributes, &arguments, &variables)
            return (child, failure)
        }
    }
#endif
