import Phrases
import Screens
import Terminal

/// `Documentation/keys.md`, made from the registry.
struct KeysPage {
    let sections: [KeySection]

    var text: String {
        var lines = [
            "# Keys", "",
            "Every command that has a name, with the keys it has unless you give it others. This page is made from the registry that",
            "dispatches keys; `make test` says when it is stale, `make pictures` writes it again.", "",
            "Your own keys go into `~/.config/gnd/keys` (`$XDG_CONFIG_HOME/gnd/keys`, or `--keys FILE`), a line for each command:", "",
            "```", "# what begins like this is a remark", "home.new = z, ctrl-n", "walk.delete = delete", "window.quit =", "```", "",
            "Keys are written `n`, `G`, `ctrl-n`, `alt-x`, `shift-tab`, `enter`, `tab`, `esc`, `space`, `backspace`, `delete`, `insert`,",
            "`up`, `down`, `left`, `right`, `home`, `end`, `pgup`, `pgdn`, `f1` to `f24`, and `comma`, `hash`, `equals` for `,`, `#`, `=`.",
            "A command without keys is still found in the palette (`:`). Where two commands that are offered together have the same key,",
            "or a line cannot be understood, the file is refused with both places named, and the program keeps its own keys.",
            "While a field has the focus, letters are letters. `Ctrl-C`, `Ctrl-L` and `Ctrl-Z` quit, redraw and suspend, always.",
        ]
        for section in sections {
            lines += ["", "## \(section.title)", "", "| key | what it does | name |", "| --- | --- | --- |"]
            for entry in section.entries {
                lines.append("| \(entry.keys.map { "`\($0.fileName)`" }.joined(separator: " ")) | \(entry.title) | `\(entry.name)` |")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
