import Phrases

/// A report as one file for a browser: charts as SVG, no script, nothing from elsewhere, and a style for paper.
struct ReportHTML {
    let page: ReportPage
    let language: Language

    var text: String {
        var body = "<h1>\(escaped(page.title))</h1>\n\(table(page.facts))\n"
        if page.hasBars {
            body += "<h2>\(escaped(page.rowsTitle))</h2>\n\(chart)\n"
        }
        for picture in page.pictures { body += "<h2>\(escaped(picture.title))</h2>\n\(DotSVG(picture: picture).element)\n" }
        if !page.comparisons.isEmpty { body += "<h2>\(escaped(page.comparisonTitle))</h2>\n\(table(page.comparisons))\n" }
        body += page.sentences.map { "<p>\(escaped($0))</p>\n" }.joined()
        if !page.definitions.isEmpty {
            let terms = page.definitions.map { definition in
                "<div><dt>\(escaped(definition.term))</dt><dd>\(escaped(definition.text)) <cite>\(escaped(definition.source))</cite></dd></div>\n"
            }
            body += "<h2>\(escaped(page.definitionsTitle))</h2>\n<dl>\n\(terms.joined())</dl>\n"
        }
        return """
            <!DOCTYPE html>
            <html lang="\(language.rawValue)">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
            <title>\(escaped(page.title))</title>
            <style>
            \(Self.style)
            </style>
            </head>
            <body>
            \(body)</body>
            </html>

            """
    }

    private static let style = """
        body { font: 16px/1.45 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; color: #1c1f23; background: #fff }
        h1 { font-size: 1.5rem } h2 { font-size: 1.1rem; margin-top: 1.6rem }
        table { border-collapse: collapse } th { text-align: left; font-weight: 600; padding-right: 1.5rem; vertical-align: top }
        dt { font-weight: 600 } dd { margin: 0 0 .4rem } cite { color: #5b6570; font-style: normal; font-size: .9em }
        svg { width: 100%; height: auto } svg text { font: 13px system-ui, sans-serif; fill: #1c1f23 }
        @page { size: A4; margin: 14mm 16mm }
        @media print {
        body { font-size: 9.5pt; line-height: 1.35; margin: 0; padding: 0; max-width: none }
        h1 { font-size: 14pt; margin: 0 0 .5rem } h2 { font-size: 10.5pt; margin: .8rem 0 .3rem; break-after: avoid } p { margin: .5rem 0 }
        svg { width: 135mm } tr, svg, p, dl div { break-inside: avoid }
        dl { font-size: 8.5pt; columns: 2; column-gap: 8mm; margin: 0 }
        }
        """

    private func table(_ facts: [ReportPage.Fact]) -> String {
        "<table>\n" + facts.map { "<tr><th>\(escaped($0.name))</th><td>\(escaped($0.text))</td></tr>\n" }.joined() + "</table>"
    }

    /// Bars with the goal as a line across each.
    private var chart: String {
        BarSVG(
            bars: page.rows.map { .init(label: $0.label, value: $0.steps, text: $0.text, goal: $0.goal, isReached: $0.isReached) },
            title: page.rowsTitle
        ).element
    }

    private func escaped(_ text: String) -> String { MarkupText.escaped(text) }
}
