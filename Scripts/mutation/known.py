"""The survivors that stay are listed in Documentation/mutants.md: rows with the file, the change, the line, and the reason."""
import re

from mutation.build import ROOT

ROW = re.compile(r"^\| `(Sources/[^`]*)` \| (.*?) \| `(.*?)` \| (?:equivalent|cost|edge)", re.MULTILINE)


def known_survivors():
    page = ROOT / "Documentation" / "mutants.md"
    text = page.read_text() if page.exists() else ""
    return {(path, line.replace("\\|", "|"), change.replace("\\|", "|")) for path, change, line in ROW.findall(text)}


def row(site):
    """A survivor as a row of the list, with the place for its reason."""
    change, text = (part.replace("|", "\\|") for part in (site.change, site.text))
    return f"| `{site.path}` | {change} | `{text}` | |"
