/// The languages that the program speaks, each in full.
package enum Language: String, CaseIterable, Codable, Sendable {
    case en, ko

    /// Reads the language from the environment: `LC_ALL` before `LC_MESSAGES` before `LANG`; English where it names another language.
    /// - Parameter environment: handed in, so that nothing here reads the machine.
    package init(environment: [String: String]) {
        let wish = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let name = wish.prefix { $0 != "_" && $0 != "." && $0 != "-" && $0 != "@" }.lowercased()
        self = name == "ko" || name == "korean" ? .ko : .en
    }

    /// `en` or `ko`, as the option `--lang` takes it.
    package init?(option: String) {
        self.init(rawValue: option.lowercased())
    }
}
