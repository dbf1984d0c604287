import Common
import Foundation
import Testing

@testable import gnd

struct ShellLineTests {
    private let hostile = [
        "$(touch PWNED)", "`touch PWNED`", "\"; touch PWNED; \"", "'; touch PWNED; '", "a\ntouch PWNED", "\\", "*", "한강 \u{1B}[31m",
        "${HOME}",
        "x' \"$(touch PWNED)\" 'y",
    ]

    /// Runs a line as the app does, in a folder of its own; returns what it wrote into `out`.
    private func run(_ line: String, title: String, in folder: String) async throws -> String {
        let entry = try OwnCommandFile("walk.x = \(line)", file: "commands").entries[0]
        var environment = ProcessInfo.processInfo.environment
        environment["OUT"] = "\(folder)/out"
        environment["PWD"] = folder
        for (field, value) in [OwnField.title: title] { environment[ShellLine.variable(field)] = value }
        let outcome = await ChildProcess(
            path: "/bin/sh", arguments: ["-c", "cd '\(folder)' && \(entry.line.text)"], environment: environment, folder: folder
        ).run()
        #expect(outcome.status == 0)
        return (try? String(contentsOfFile: "\(folder)/out", encoding: .utf8)) ?? ""
    }

    @Test(
        arguments: [
            "printf %s {title} > \"$OUT\"", "printf %s \"{title}\" > \"$OUT\"", "printf %s '{title}' > \"$OUT\"",
            "printf %s ''{title}'' > \"$OUT\"", "printf %s \"$(printf %s \"{title}\")\" > \"$OUT\"",
            "sh -c 'printf %s \"$1\" > \"$OUT\"' _ {title}", "sh -ec 'printf %s \"$GND_TITLE\" > \"$OUT\"'; : {title}",
            "env T={title} sh -c 'printf %s \"$T\" > \"$OUT\"'", "if true; then printf %s {title}; fi 2>&1 > \"$OUT\"",
            "printf %s {title} | sh -c 'cat > \"$OUT\"'",
        ])
    func `a hostile title is one word and never code, inside quotes and outside`(_ line: String) async throws {
        let folder = "/tmp/gnd-own-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for title in hostile {
            #expect(try await run(line, title: title, in: folder) == title)
            #expect(!FileManager.default.fileExists(atPath: "\(folder)/PWNED"))
        }
    }

    @Test(
        arguments: [
            ("sh -c \"echo {title}\"", "`sh`"), ("sh -c 'echo {title}'", "`sh`"), ("sh -c echo\\ {title}", "`sh`"),
            ("/bin/bash -o pipefail -ec \"echo {title}\"", "`bash`"), ("s'h' -c \"echo {note}\"", "`sh`"),
            ("$SHELL -c \"echo {title}\"", "`SHELL`"), ("sh {title}", "`sh`"), ("printf %s {title} | sh", "`sh`"),
            ("bash <<< {title}", "`bash`"), ("eval echo {title}", "`eval`"), ("eval \"echo '{tags}'\"", "`eval`"),
            ("ssh host echo {title}", "`ssh`"), ("sudo -u me env A=b sh -c \"echo {title}\"", "`sh`"),
            ("find . -exec sh -c \"echo {title}\" \\;", "`sh`"), ("chronic sh -c \"echo {title}\"", "`sh`"),
            ("echo \"$(sh -c \"echo {title}\")\"", "`sh`"), ("echo `sh -c \"echo {title}\"`", "`sh`"),
            ("true && (cd /; sh -c \"echo {title}\")", "`sh`"), ("sh 2>&1 -c \"echo {title}\"", "`sh`"),
            ("if true; then sh -c \"echo {title}\"; fi", "`sh`"), ("A=b {title}", "the shell"), ("echo {date}; {note} x", "the shell"),
            ("echo $((1 + {title}))", "`((…))`"), ("python3 -c \"print('{title}')\"", "`python`"),
            ("perl -w -e 'print 1' -e {title}", "`perl`"), ("sed \"s/x/{title}/e\" file", "`sed`"), ("env {title}", "`env`"),
            ("sqlite3 a.db \"INSERT INTO t VALUES ('{title}')\"", "`sqlite3`"), (". {title}", "`.`"),
            ("flock F -c {title}", "`flock`"), ("flock -w 5 F -c \"echo {title}\"", "`flock`"), ("flock F {title}", "`flock`"),
            ("adb shell {title}", "`adb`"), ("adb -s phone shell echo {title}", "`adb`"), ("printf %s {title} | adb shell", "`adb`"),
            ("printf %s {title} | at now", "`at`"), ("echo {title} | at -m now + 1 minute", "`at`"), ("echo {note} | batch", "`batch`"),
            ("{title} | at now", "the shell"), ("echo {title} | ssh host", "`ssh`"), ("echo {title} | su me", "`su`"),
            ("echo {title} | sqlite3 a.db", "`sqlite3`"), ("echo {title} | psql walks", "`psql`"),
            ("echo {title} | parallel", "`parallel`"),
            ("timeout 5 {title}", "`timeout`"), ("sudo -u me {title}", "`sudo`"), ("nice -n 5 {title}", "`nice`"),
            ("env -S {title}", "`env`"), ("find . -exec {title} \\;", "`find`"),
            ("printf %s {title} | xargs -I% sh -c \"echo %\"", "`xargs`"),
            ("printf %s {title} | make -s -f -", "`make`"), ("t={title}; sh -c \"$t\"", "a variable"), ("t={title}; $t", "a variable"),
            ("cd /; git -c alias.x={title} x", "`git`"), ("git config alias.x {title}", "`git`"),
            ("printf %s {title} | while read l; do sh -c \"$l\"; done", "`sh`"), ("for l in {title}; do $l; done", "`l`"),
            ("echo {title} | while read -r l; do eval \"$l\"; done", "`eval`"), ("echo {title} | crontab -", "`crontab`"),
            ("vim -c {title} walk.txt", "`vim`"), ("vim +{title} walk.txt", "`vim`"), ("GIT_SSH_COMMAND={title} git fetch", "a variable"),
            ("env EDITOR={title} git commit", "`env`"), ("echo {title} | sh /dev/stdin", "`sh`"),
        ])
    func `a line that would have another program take a text as code is refused`(_ line: String, _ program: String) {
        var problem: ShellLine.Problem?
        do throws(ShellLine.Problem) { _ = try ShellLine(line, known: OwnField.known(in: .walk)) } catch { problem = error }
        guard case .code(_, let found) = problem else { return #expect(problem != nil, "\(line)") }
        #expect(found == program, "\(line)")
    }

    @Test(
        arguments: [
            "ssh nas log-walk {date} {steps}", "sh log.sh {title}", "python3 log.py --title={title} -- {note}",
            "python3 log.py --title {title}", "echo at home, {title}",
            "notify-send -- \"watch out\" {title}", "test -n {title} && echo \"{title}\"", "sh -c 'echo \"$1\"' _ {title}",
            "flock F echo {title}", "flock F -c date && echo {title}", "adb push walk.gpx /sdcard && echo {title}",
            "timeout 5 echo {title}", "sudo -u me log-walk {title}", "echo {title} | ssh nas cat", "echo {title} | xargs -0 echo",
            "echo {title} | psql -c 'COPY t FROM STDIN'", "git commit -m {title}", "vim {title}", "make -f walk.mk && echo {title}",
            "echo {title} | while read l; do echo \"$l\"; done",
            "python3 -c 'import sys; print(sys.argv[1])' {title}", "sh -c \"echo {steps}\"", "X={title} sh -c 'echo \"$X\"'",
        ])
    func `numbers, and texts that are given as words, are taken`(_ line: String) throws {
        #expect(try !ShellLine(line, known: OwnField.known(in: .walk)).fields.isEmpty)
    }

    @Test func `braces that name no field mean what the shell says`() throws {
        let line = try ShellLine("echo ${HOME} {a,b} $(date) \\{title} { ls; }", known: OwnField.known(in: .walk))
        #expect(line.text == "echo ${HOME} {a,b} $(date) \\{title} { ls; }")
        #expect(line.fields.isEmpty)
    }

    @Test func `a field that there is not is named`() {
        #expect(throws: ShellLine.Problem.unknownField("goal")) { try ShellLine("echo {goal}", known: OwnField.known(in: .walk)) }
    }
}
