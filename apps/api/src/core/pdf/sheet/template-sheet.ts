import { FRAMES } from './template-frames.js';

/** Typst template of worksheets for the pen. Lines to write on are 10 mm apart and dark enough for a school copier. */
export const SHEET = String.raw`
#let rule-ink = luma(75)
#let rule = mm(0.3) + rule-ink
#let tint = if sheet == none or sheet.colour == "none" { ink } else { shade(edge-inks.at(sheet.colour), 27) }
#let meant-ink = shade("#027964", 27)
${FRAMES}
#let grey-slanted(body) = if grey { slanted(body) } else { body }
#let meant(body) = text(fill: meant-ink, weight: 700, style: if grey { "italic" } else { "normal" }, inked(grey-slanted(body)))
#let typed-way(way) = if way.before != "" { par(leading: 0.45em, {
  text(size: pt(7.5), fill: quiet, way.before)
  if way.code != none { linebreak(); text(font: display, weight: 600, size: pt(12), way.code) }
}) }
#let way-drawing(way, width) = link(way.address, drawing(way.svg, way.alt, width))

#let field(name, width) = (text(size: pt(10.5), name), pdf.artifact(box(width: width, height: pt(13), stroke: (bottom: rule))))
#let name-line() = block(below: mm(6), grid(
  columns: (auto, 1fr, auto, mm(24), auto, mm(31)), column-gutter: mm(2.4), align: bottom,
  ..field(sheet.words.name, 100%), ..field(sheet.words.group, 100%), ..field(sheet.words.date, 100%),
))

// The title with its picture and the way to the screen beside it.
#let sheet-head(title) = {
  if not sheet.solutions { name-line() }
  let words = {
    show heading: set text(font: titles, size: pt(23), weight: heavy)
    show heading: set block(above: 0pt, below: mm(4.6))
    show heading: set par(leading: 0.5em)
    { set text(dir: side-of(title)); heading(level: 1, title) }
    if sheet.version != none { block(above: 0pt, below: mm(3), box(stroke: pt(1.1) + ink, radius: pt(3), inset: (x: pt(6), y: pt(3)), text(font: display, weight: 600, size: pt(11), sheet.version.name))) }
    if sheet.description.len() > 0 { set text(dir: side-of(words-of-runs(sheet.description))); par(leading: leading, runs(sheet.description)) }
  }
  let beside = ()
  if "cover" in sheet {
    let cover = sheet.cover
    let width = calc.min(mm(46), mm(36) / cover.height * cover.width)
    beside.push((width, pdf.artifact(box(radius: pt(4), clip: true, image(cover.file, width: width)))))
  }
  if "way" in sheet {
    beside.push((mm(29), align(center, { way-drawing(sheet.way, mm(27)); v(mm(1), weak: true); typed-way(sheet.way) })))
  }
  block(below: mm(6), grid(columns: (1fr, ..beside.map(one => one.at(0))), column-gutter: mm(5), words, ..beside.map(one => one.at(1))))
}

#let badge(number) = place(top + left, dx: mm(-10), dy: mm(-2.2), box(width: mm(7.6), height: mm(7.6), radius: 50%, fill: tint, align(
  center + horizon, text(font: display, weight: 600, size: pt(if number.len() > 2 { 9 } else { 11.5 }), fill: white, stroke: none, number),
)))
#let points-of(points) = text(size: pt(10.5), font: reading, {
  if not sheet.solutions { box(width: mm(8.5), baseline: mm(0.6), stroke: (bottom: rule), height: pt(11)); h(mm(1.2)) }
  sheet.words.points.replace("{n}", str(points))
})
#let task-heading(it) = {
  show heading: set text(size: pt(13) * size-of, weight: heavy, font: titles)
  show heading: one => block(above: 0pt, below: 0pt, inset: (left: mm(10), y: mm(2)), width: 100%, { set par(leading: leading * 0.85); inked(one.body) })
  set text(dir: side-of(words-of-runs(it.runs)))
  heading(level: it.level, badge(it.number) + runs(it.runs))
}
// Beside another one there is no room for points right of the task, nor for an edge below its number.
#let task-inside(it, blocks) = layout(room => {
  let narrow = room.width < mm(100)
  let points = if it.points != none { points-of(it.points) }
  if narrow { task-heading(it) } else {
    grid(columns: (1fr, auto), column-gutter: mm(4), align: (left + top, right + top), task-heading(it), pad(top: mm(1.9), points))
  }
  if it.blocks.len() > 0 {
    block(above: mm(3.2), below: 0pt, inset: (left: if narrow { 0pt } else { mm(10) }), width: 100%, blocks(it.blocks))
  }
  if narrow and points != none { block(above: mm(4), below: 0pt, width: 100%, align(right, points)) }
})
#let task(it, blocks, least: 0pt) = framed(sheet.border, it.trembles, task-inside(it, blocks), least: least)

// Beside each other both are as high as the higher one.
#let pair(it, blocks) = block(above: mm(5), below: mm(5), layout(room => {
  let gutter = mm(5)
  let width = (room.width - gutter) / 2
  let high = calc.max(..it.sides.map(side => measure(block(width: width, blocks(side))).height))
  let fits = high <= room.height
  grid(columns: (1fr, 1fr), column-gutter: gutter, ..it.sides.map(side => block(breakable: not fits, {
    if fits and side.len() == 1 and side.first().kind == "task" { task(side.first(), blocks, least: high) } else { blocks(side) }
  })))
}))

#let row(..more) = block(above: 0pt, below: 0pt, width: 100%, height: mm(10), breakable: false, ..more)
#let squares = tiling(size: (mm(5), mm(5)), {
  place(top + left, line(start: (0pt, mm(5)), end: (mm(5), mm(5)), stroke: mm(0.22) + luma(140)))
  place(top + left, line(start: (mm(5), 0pt), end: (mm(5), mm(5)), stroke: mm(0.22) + luma(140)))
})
#let writing(it) = {
  let ground = it.ground
  if ground == "lines" {
    block(above: 0pt, below: mm(1), width: 100%, for n in range(it.lines) { row(stroke: (bottom: rule)) })
  } else if ground == "squares" {
    layout(room => {
      let width = calc.floor(room.width / mm(5)) * mm(5)
      block(width: width, stroke: mm(0.22) + luma(140), for n in range(it.lines) { row(fill: squares) })
    })
  } else {
    let edge = if sheet.border == "no_border" { mm(0.3) + rule-ink }
    block(width: 100%, stroke: edge, radius: mm(2), for n in range(it.lines) { row() })
  }
}

#let choice-box(round, on) = pdf.artifact(box(width: mm(5.2), height: 0.7em, place(center + horizon, box(
  width: mm(5.2), height: mm(5.2), radius: if round { 50% } else { mm(1) }, stroke: pt(1.2) + ink,
  if on { for ends in (((0%, 0%), (100%, 100%)), ((0%, 100%), (100%, 0%))) { place(line(start: ends.at(0), end: ends.at(1), stroke: pt(1.9) + meant-ink)) } },
))))
#let option(it) = { set text(dir: side-of(words-of-runs(it.runs))); runs(it.runs); if it.correct { h(mm(2)); meant(text(size: 0.85em, "(" + sheet.words.correct + ")")) } }
#let choices(it) = layout(room => {
  let on = it.options.map(one => one.correct)
  if it.columns > 1 and room.width > mm(100) {
    grid(columns: (1fr,) * it.columns, column-gutter: mm(3), row-gutter: mm(4.6), ..it.options.map(one => grid(
      columns: (mm(8), 1fr), choice-box(it.round, one.correct), option(one),
    )))
  } else {
    set enum(indent: 0pt, body-indent: mm(2.8), spacing: mm(4.6), numbering: n => choice-box(it.round, on.at(n - 1)))
    enum(..it.options.map(option))
  }
})

// A line with a name, so that nobody hears a text without its gaps.
#let gap-line = bytes("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 10' preserveAspectRatio='none'><rect y='9' width='100' height='1' fill='#1b1b1b'/></svg>")
#let gap(it) = if "meant" in it {
  box(stroke: (bottom: mm(0.35) + ink), outset: (bottom: mm(1)), inset: (x: mm(1.5)), meant(it.meant))
} else {
  box(image(gap-line, format: "svg", alt: it.name, width: mm(11 + 1.7 * it.room), height: mm(3.4), fit: "stretch"), baseline: mm(1.2))
}
#let gaps(it) = {
  block(par(leading: 1.35em, it.pieces.map(one => if one.kind == "gap" { gap(one) } else { runs(one.runs) }).join()))
  if it.words.len() > 0 {
    block(above: mm(4.5), par(leading: mm(3.6), it.words.map(word => box(
      stroke: (paint: rule-ink, thickness: pt(0.9), dash: (3pt, 2.2pt)), radius: mm(3.2), inset: (x: mm(3.4)), outset: (y: mm(1.5)), written(word),
    )).join(h(mm(2.4)) + sym.zws)))
  }
}
#let meant-text(it) = block(width: 100%, stroke: (left: pt(2.4) + meant-ink), inset: (left: mm(3.5), y: mm(1)), par(leading: leading, text(fill: meant-ink, style: if grey { "italic" } else { "normal" }, grey-slanted(runs(it.runs)))))
#let hint(it) = block(above: mm(3), below: mm(3), width: 100%, stroke: (paint: rule-ink, thickness: pt(0.9), dash: "dotted"), radius: mm(2), inset: mm(3.2), par(leading: leading, {
  strong(sheet.words.hint + ": ")
  runs(it.runs)
}))
#let elsewhere(it) = block(breakable: false, grid(columns: (auto, 1fr), column-gutter: mm(5), align: left + horizon,
  if "way" in it { way-drawing(it.way, mm(24)) },
  {
    if it.name != "" { strong(line-of(it.name)) }
    if it.note != "" { line-of(it.note) }
    if "way" in it and it.way.before != "" { par(text(size: pt(8.5), fill: quiet, link(it.way.address, it.way.before + if it.way.code == none { "" } else { it.way.code }))) }
  },
))
#let total = if sheet != none and sheet.points != none and not sheet.solutions {
  block(above: mm(6), width: 100%, align(right, { text(size: pt(11), weight: 700, inked(sheet.words.total)); h(mm(3)); points-of(sheet.points) }))
}

#let on-sheet = (
  task: task, pair: pair, writing: (it, _) => writing(it), choices: (it, _) => choices(it), gaps: (it, _) => gaps(it),
  meant: (it, _) => meant-text(it), hint: (it, _) => hint(it), elsewhere: (it, _) => elsewhere(it),
  room: (it, _) => for n in range(it.height) { block(above: 0pt, below: 0pt, height: mm(5)) },
)
`;

/** Typst template of the footer of each worksheet page. */
export const SHEET_FOOT = String.raw`
#let sheet-foot(page) = {
  pdf.artifact(line(length: 100%, stroke: pt(0.6) + luma(120)))
  v(mm(2.2), weak: true)
  grid(columns: (auto, 1fr, auto), column-gutter: mm(6), align: (left + horizon, center + horizon, right + horizon),
    wordmark, (if sheet.version == none { () } else { (sheet.version.name,) } + (paper.made,)).filter(one => one != "").join(" · "), page)
}
`;
