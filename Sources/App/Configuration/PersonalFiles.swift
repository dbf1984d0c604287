import Glibc
import Screens
import Terminal

/// A person's own keys, commands and colours, from three files; what is wrong in them is kept to be said, and the program's own hold then.
struct PersonalFiles {
    private(set) var keys = KeyBindings()
    /// The theme; nil without a file of one.
    private(set) var theme: Theme?
    /// The person's own commands; nil without a file of them.
    private(set) var commands: OwnCommandFile?
    private(set) var problems: [ConfigurationProblem] = []

    /// Reads the files.
    /// - Parameters:
    ///   - folder: where `keys`, `commands` and `theme` may lie; nil looks nowhere.
    ///   - keys: a file that was named, which must be there.
    ///   - theme: the same for the theme, or the name of one that comes with the program.
    ///   - registry: the commands that keys can be given to.
    init(folder: String?, keys: String? = nil, theme: String? = nil, registry: @autoclosure () -> [KeyEntry]) {
        if let text = read(keys, or: folder.map { "\($0)/keys" }) {
            do throws(ConfigurationError) {
                self.keys = try KeyBindings(text.content, file: text.file, registry: registry()) { Suggestion.nearest(to: $0, among: $1) }
            } catch {
                problems += error.problems
            }
        }
        if let text = read(nil, or: folder.map { "\($0)/commands" }) {
            do throws(ConfigurationError) {
                commands = try OwnCommandFile(text.content, file: text.file, registry: registry(), bindings: self.keys)
            } catch {
                problems += error.problems
            }
        }
        if let builtIn = Theme.builtIn.first(where: { $0.name == theme }) {
            self.theme = builtIn
        } else if let text = read(theme, or: folder.map { "\($0)/theme" }) {
            do throws(ConfigurationError) {
                self.theme = try Theme(text.content, file: text.file)
            } catch {
                problems += error.problems
            }
        }
    }

    private mutating func read(_ named: String?, or standard: String?) -> (content: String, file: String)? {
        guard let file = named ?? standard else { return nil }
        if named == nil, access(file, F_OK) != 0 { return nil }
        guard let content = PersonText.read(file) else {
            problems.append(.unreadable(file: file))
            return nil
        }
        return (content, file)
    }
}
