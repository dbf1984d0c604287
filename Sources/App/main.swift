import Basis
import Dispatch
import Glibc
import Keychain
import Screens
import Walking

// A reader that goes away is a failed write, which whoever writes can answer.
signal(SIGPIPE, SIG_IGN)
// So is a limit on the size of files.
signal(SIGXFSZ, SIG_IGN)

// The one command that is run hundreds of times a day; what cannot be said at once takes the way of all others.
let shortcut = PromptShortcut(CommandLine.arguments) { name in getenv(name).map { String(cString: $0) } }
if let line = shortcut?.line(at: SystemClock().now), (try? DescriptorSink(STDOUT_FILENO).write(line)) != nil {
    exit(CommandRunner.Exit.done)
}

// From here on a passphrase may be typed.
ProgramMemory.close()

// The terminal library needs to know how text is encoded; all else of a locale is the program's own.
setlocale(LC_CTYPE, "")

let runner = CommandRunner(
    environment: ProcessEnvironment.variables, directory: ProcessEnvironment.folder,
    accountHome: { getpwuid(geteuid()).flatMap { $0.pointee.pw_dir }.map { String(cString: $0) } }, clock: SystemClock(),
    systemZone: { Zone.current })

// With every byte of the names of files, which `CommandLine.arguments` mends where they are no UTF-8.
let arguments = (0..<Int(CommandLine.argc)).compactMap { CommandLine.unsafeArgv[$0].map { PathText.of($0) } }

let options: Options
do throws(UsageError) {
    options = try runner.parse(arguments)
} catch {
    exit(runner.complain(error, about: arguments, console: .standard(choice: .automatic, environment: runner.environment)))
}

// A feed that no screen can show is a line a second.
let feedInput = FeedInput(options)
let console = Console.standard(choice: options.color, environment: runner.environment)
if options.opensTheApp, feedInput.leavesAScreen, !options.wantsHelp, !options.wantsVersion,
    let dependencies = runner.dependencies(options)
{
    exit(runApp(options: options, dependencies: dependencies, input: feedInput.descriptor))
}

// A command runs as a task on the main queue; the app has a run loop of its own and is called directly.
let interruption = Interruption(of: Task { exit(await runner.run(options, console: console)) })
let waits = options.command.flatMap { Commands.named($0) }.map { $0.waits(options) } ?? false
if waits { Application.runMainActor() } else { dispatchMain() }
