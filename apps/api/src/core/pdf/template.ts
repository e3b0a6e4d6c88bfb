import { SHEET, SHEET_FOOT } from './sheet/template-sheet.js';
import { FIGURES } from './template-figures.js';
import { TABLE } from './template-table.js';
import { WRITING } from './template-writing.js';

/**
 * Typst template that defines the layout of PDFs. Users' text is passed as data (`/paper.json`) and is never parsed as markup, except
 * formulas that passed `typstFormula`. Sizes are those of A4; A3 is the same enlarged.
 */
export const TEMPLATE = String.raw`
#let paper = json("/paper.json")
#let words = paper.words
#let scale = if paper.paper == "a3" { 1.4142 } else { 1 }
#let pt(n) = n * scale * 1pt
#let mm(n) = n * scale * 1mm
#let grey = paper.tone == "grey"
#let shade(colour, light) = if grey { luma(light) } else { rgb(colour) }
#let ink = luma(27)
#let quiet = luma(85)
#let hair = luma(150)
#let accent = shade("#027964", 60)
#let inks = (
  koralle: shade("#b13726", 27), sonne: shade("#a06604", 27), wiese: shade("#48770c", 27),
  himmel: shade("#0e6baf", 27), pflaume: shade("#7e4aad", 27), beere: shade("#aa3469", 27),
)
#let marks = (
  koralle: shade("#fed2ca", 222), sonne: shade("#ffe1a1", 222), wiese: shade("#cee8ba", 222),
  himmel: shade("#c5e2fe", 222), pflaume: shade("#e8d4ff", 222), beere: shade("#ffcfde", 222),
)
#let others = paper.fonts
#let reading = others
#let display = ("Lexend",) + others
#let fixed = ("Atkinson Hyperlegible Mono",) + others
#let sheet = paper.at("sheet", default: none)
// Handwriting is wide, has long strokes up and down, and neither a bold nor a slanted face: both are made, as browsers do.
#let by-hand = sheet != none and sheet.font == "school"
#let inked(body) = if by-hand { context text(stroke: 0.035em + text.fill, body) } else { body }
#let slanted(body) = if by-hand { show regex("\\S+"): word => box(skew(ax: -12deg, word)); body } else { body }
#let (hand, titles, heavy, size-of, leading) = if sheet == none or sheet.font == "plain" { (reading, display, 600, 1, 0.72em) } else if sheet.font == "serif" {
  (("Source Serif 4",) + others, ("Source Serif 4",) + others, 700, 1.05, 0.72em)
} else {
  (("Playwrite DE Grund",) + others, ("Playwrite DE Grund",) + others, 400, 0.88, 1.15em)
}

#set document(title: paper.title, author: paper.authors, date: datetime(year: paper.day.at(0), month: paper.day.at(1), day: paper.day.at(2)))
#set text(font: hand, fallback: false, size: pt(if sheet == none { 11 } else { 12 * size-of }), fill: ink, lang: paper.contentLanguage, overhang: false)
${WRITING}
#set par(leading: leading, spacing: 1.05em, justify: false)
#set list(indent: pt(4), body-indent: pt(7), spacing: 0.75em)
#set enum(indent: pt(4), body-indent: pt(7), spacing: 0.75em)
#let around(body) = text(font: reading, lang: paper.language, size: pt(8.5), fill: quiet, body)
#let mark = bytes("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'><clipPath id='c'><circle cx='50' cy='50' r='50'/></clipPath><g clip-path='url(#c)'><rect width='100' height='100' fill='#027964'/><path fill='#FEBF32' d='M-5 52C20 22 44 80 68 54S98 18 108 28V110H-5Z'/><path fill='#F46A54' d='M-5 74C22 50 46 98 72 72S100 46 108 52V110H-5Z'/></g></svg>")
#let wordmark = box({ if not grey { box(baseline: 12%, pdf.artifact(image(mark, format: "svg", height: pt(11)))); h(pt(4)) }; text(font: display, weight: 600, size: pt(11), fill: ink, "murmel") })
${SHEET_FOOT}
#set page(
  paper: paper.paper, flipped: paper.landscape,
  margin: if paper.landscape { (x: mm(23.5), top: mm(14), bottom: mm(18)) } else if sheet != none { (x: mm(18), top: mm(14), bottom: mm(21)) } else { (x: mm(22), top: mm(20), bottom: mm(24)) },
  footer-descent: mm(7),
  // Where the hole punch is put.
  background: if sheet != none { place(left + horizon, line(length: mm(5), stroke: pt(0.6) + luma(120))) },
  footer: context {
    let page = words.page.replace("{n}", str(counter(page).get().first())).replace("{of}", str(counter(page).final().first()))
    around(if sheet != none { sheet-foot(page) } else { grid(columns: (1fr, auto), column-gutter: mm(8), line-of(paper.foot), page) })
  },
)
#set heading(numbering: none)
#show heading: set text(font: titles, weight: heavy)
#show heading: it => inked(it)
#show strong: it => inked(it)
#show emph: it => slanted(it)
#show heading: set block(sticky: true)
#show heading.where(level: 1): set text(size: pt(20))
#show heading.where(level: 1): set block(above: 1.2em, below: 0.7em)
#show heading.where(level: 2): set text(size: pt(15))
#show heading.where(level: 2): set block(above: 1.5em, below: 0.8em)
#show heading.where(level: 3): set text(size: pt(12.5))
#show heading.where(level: 3): set block(above: 1.4em, below: 0.75em)
#show heading.where(level: 4): set text(size: pt(11))
#show link: it => { set text(fill: if grey { ink } else { rgb("#0e6baf") }); underline(it) }
#show raw: set text(font: fixed, fallback: false, size: pt(10))
#show quote.where(block: true): it => context {
  let side = if text.dir == rtl { "right" } else { "left" }
  block(above: 1.3em, below: 1.3em, inset: ((side): mm(5), y: mm(1)), stroke: ((side): pt(2) + accent), it.body)
}
#show list: set block(above: 1em, below: 1em)
#show enum: set block(above: 1em, below: 1em)
#show math.equation: set text(font: "New Computer Modern Math")

#let formula(it, block: false) = if it.at("typst", default: none) != none {
  math.equation(block: block, alt: it.latex, eval(it.typst, mode: "math"))
} else {
  raw(it.latex)
}

#let run(it) = {
  if it.kind == "break" { return linebreak() }
  if it.kind == "formula" { return formula(it) }
  let has(name) = it.at(name, default: false)
  let body = if has("code") { raw(it.text) } else { text(it.text) }
  if has("bold") { body = strong(body) }
  if has("italic") { body = emph(body) }
  if has("underline") { body = underline(body) }
  if has("strike") { body = strike(body) }
  if "colour" in it { body = text(fill: inks.at(it.colour), body) }
  if "highlight" in it { body = highlight(fill: marks.at(it.highlight), extent: 1pt, body) }
  if "link" in it { body = link(it.link, body) }
  body
}
#let runs(list) = list.map(run).join()

#let picture(it) = if "file" in it {
  layout(room => {
    // In a column pictures are lower, too.
    let most = if room.width < mm(100) { mm(75) } else if sheet != none { mm(95) } else { mm(170) }
    let width = calc.min(room.width, it.width * 0.6pt * scale, it.width / it.height * most)
    image(it.file, alt: it.alt, width: width)
  })
} else {
  text(fill: quiet, style: "italic", it.alt)
}
${FIGURES}
${SHEET}
${TABLE}
#let blocks(list) = list.map(it => {
  set text(dir: if it.dir == "rtl" { rtl } else { ltr }) if "dir" in it
  if it.kind == "heading" {
    heading(level: it.level, runs(it.runs))
  } else if it.kind == "paragraph" {
    let body = runs(it.runs)
    if body == none { v(pt(6)) } else if "align" in it { align(("left": left, "center": center, "right": right).at(it.align), par(body)) } else { par(body) }
  } else if it.kind == "bullets" {
    std.list(..it.items.map(blocks))
  } else if it.kind == "numbers" {
    enum(start: it.start, numbering: it.style, ..it.items.map(blocks))
  } else if it.kind == "tasks" {
    let done = it.items.map(one => one.done)
    enum(numbering: n => text(font: "Noto Sans Symbols 2", if done.at(n - 1) { "☑" } else { "☐" }), ..it.items.map(one => blocks(one.blocks)))
  } else if it.kind == "quote" {
    quote(block: true, blocks(it.blocks))
  } else if it.kind == "code" {
    block(width: 100%, fill: luma(244), radius: pt(4), inset: pt(8), raw(it.text, block: true))
  } else if it.kind == "rule" {
    block(above: 1.4em, below: 1.4em, line(length: 100%, stroke: pt(0.6) + hair))
  } else if it.kind == "formula" {
    if it.at("typst", default: none) != none { formula(it, block: true) } else { par(raw(it.latex)) }
  } else if it.kind == "picture" {
    // What a picture on a sheet shows is said below it.
    block(above: 1.2em, below: 1.2em, sticky: sheet != none, picture(it))
  } else if it.kind == "note" {
    note(runs(it.runs))
  } else if it.kind == "page" {
    pagebreak(weak: true)
  } else if it.kind == "qr" {
    qr(it)
  } else if it.kind == "cards" {
    cards(it, blocks)
  } else if it.kind == "chart" {
    chart(it)
  } else if it.kind == "cloud" {
    cloud(it)
  } else if it.kind == "screen" {
    screen(it, blocks)
  } else if it.kind == "slips" {
    slips(it)
  } else if it.kind == "codes" {
    codes(it)
  } else if it.kind in on-sheet {
    (on-sheet.at(it.kind))(it, blocks)
  } else if it.kind == "table" {
    tabled(it, blocks)
  }
}).join()

#let (top, ..rest) = ((kind: "heading", level: 1, runs: ((kind: "text", text: paper.title),), dir: paper.titleDir),).slice(if paper.showTitle { 0 } else { 1 }) + paper.blocks
#if sheet != none { sheet-head(paper.title) } else {
  blocks((top,))
  block(above: pt(9), below: pt(20), around(paper.byline))
}
#blocks(rest)
#total
`;
