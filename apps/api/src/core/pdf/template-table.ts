/**
 * Part of a Typst template: tables whose words stay in their cells. A cell says in "ems" how wide its longest word is. Columns are even (or as
 * the table says) where all words fit; else those with long words are wider; else words are divided, in smaller type where columns are very
 * narrow.
 */
export const TABLE = String.raw`
// Handwriting is wider than what the words were measured in.
#let wider = if sheet != none and sheet.font != "plain" and sheet.font != "serif" { 1.4 } else { 1.05 }
#let beside = (x: pt(6), y: pt(5))
// An empty column keeps room for a pen, a divided word for its syllables.
#let empty-ems = 1.5
#let syllable-ems = 5
#let smallest = 0.6
// Each column gets what it needs at least; what is left goes to those that would have less than their share.
#let shared(weights, needs, room) = {
  let fixed = needs.map(_ => false)
  let more = (0,)
  while more.len() > 0 {
    let open = range(needs.len()).filter(at => not fixed.at(at))
    let left = room - needs.enumerate().filter(((at, _)) => fixed.at(at)).map(((_, need)) => need).sum(default: 0pt)
    let parts = open.map(at => weights.at(at)).sum(default: 1)
    more = open.filter(at => needs.at(at) > left * weights.at(at) / parts)
    for at in more { fixed.at(at) = true }
  }
  let left = room - needs.enumerate().filter(((at, _)) => fixed.at(at)).map(((_, need)) => need).sum(default: 0pt)
  let parts = range(needs.len()).filter(at => not fixed.at(at)).map(at => weights.at(at)).sum(default: 1)
  range(needs.len()).map(at => if fixed.at(at) { needs.at(at) } else { left * weights.at(at) / parts })
}
// Too little room for all: the same for each that needs more than that.
#let levelled(needs, room) = {
  let (left, rest) = (room, needs.len())
  let level = room
  for need in needs.sorted() {
    level = left / rest
    if need > level { break }
    left -= need
    rest -= 1
  }
  needs.map(need => calc.min(need, level))
}

// Hyphens where a language has syllables; signs and numbers in a row are divided anywhere. Arabic letters hold each other.
#let arabic = regex("\\p{Script=Arabic}")
#let syllables = regex("^[\\p{P}\\p{S}]*[\\p{L}\\p{M}'’]+[\\p{P}\\p{S}]*$")
// Letters that make syllables in a language: words of another script are not divided by them.
#let vowels = if paper.contentLanguage in ("ru", "uk") { "аеёиоуыэюяіїє" } else { "aeiouyäöüàáâãåæèéêëìíîïòóôõøùúûýÿœ" }
#let sounding = regex("(?i)^(?:[^" + vowels + "]{0,7}[" + vowels + "])+[^" + vowels + "]{0,7}$")
#let divided(width, body) = {
  set text(hyphenate: true)
  let letters = calc.max(1, int(calc.floor(width / (0.68em).to-absolute())))
  let wide = width > (3.6em).to-absolute()
  show regex("[^\\s\u{200b}\u{2010}-]{" + str(letters + 1) + ",}"): it => {
    if it.text.contains(arabic) or (wide and it.text.contains(syllables) and it.text.contains(sounding)) { it } else {
      it.text.clusters().chunks(letters).map(part => part.join()).join(sym.zws)
    }
  }
  body
}

#let tabled(it, blocks) = {
  let weights = if "widths" in it { it.widths } else { (1,) * it.columns }
  let set-in(room) = {
    let em = (1em).to-absolute()
    let inset = beside.x * 2 + pt(1)
    let ems = (empty-ems,) * it.columns
    for one in (it.head + it.cells).filter(one => one.columns == 1) { ems.at(one.x) = calc.max(ems.at(one.x), one.ems * wider) }
    let needs = ems.map(one => one * em + inset)
    let crowded = needs.sum() > room
    let widths = if crowded { levelled(needs, room) } else { shared(weights, needs, room) }
    let size = if crowded { calc.max(smallest, calc.min(1, (calc.max(..widths) - inset) / (syllable-ems * em))) } else { 1 }
    set text(size: size * 1em)
    let cell(one) = {
      let width = widths.slice(one.x, one.x + one.columns).sum() - inset
      let body = { set par(spacing: 0.6em); if one.header { strong(blocks(one.blocks)) } else { blocks(one.blocks) } }
      table.cell(
        x: one.x, y: one.y, colspan: one.columns, rowspan: one.rows, fill: if one.header { luma(240) } else { none },
        if one.ems * wider * size * em > width { context divided(width, body) } else { body },
      )
    }
    table(
      columns: widths, inset: beside, stroke: pt(0.6) + hair, align: start + top,
      ..if it.head.len() > 0 { (table.header(..it.head.map(cell)),) } else { () },
      ..it.cells.map(cell),
    )
  }
  let whole = block(above: 1.2em, below: 1.2em, layout(room => set-in(room.width)))
  if it.at("beside", default: false) { columns(3, gutter: mm(8), whole) } else { whole }
}
`;
