/**
 * Typst template of figures besides running text: cards, bars, clouds, pages of a screen, slips to cut out. `blocks` comes as an argument,
 * because it is defined after these.
 */
export const FIGURES = String.raw`
#let marbles = (
  shade("#027964", 60), shade("#b13726", 90), shade("#a06604", 120), shade("#48770c", 75),
  shade("#0e6baf", 105), shade("#7e4aad", 45), shade("#aa3469", 130),
)
// In the order of the options of a question.
#let answers = (0, 4, 2, 5, 1, 3, 6).map(place => marbles.at(place))
#let surfaces = (
  "none": ("#ffffff", "#d4d1c8"), koralle: ("#ffe8e3", "#ffb5a8"), sonne: ("#fef0cd", "#ffd070"), wiese: ("#e5f4da", "#b1d991"),
  tafel: ("#ddf4ed", "#97dbc8"), himmel: ("#e2f0fe", "#9fd0ff"), pflaume: ("#f3e9ff", "#dabafe"), beere: ("#fee7ee", "#feb0cb"),
)
#let face(colour) = shade(surfaces.at(colour).at(0), if colour == "none" { 255 } else { 245 })
#let edge(colour) = shade(surfaces.at(colour).at(1), 175)
#let wallpapers = (hills: "#e5f4da", waves: "#e2f0fe", leaves: "#effaf6", paper: "#fcfbf8", night: "#e6e4fa", confetti: "#fef8ea")
#let edge-inks = (koralle: "#b13726", sonne: "#a06604", wiese: "#48770c", tafel: "#027964", himmel: "#0e6baf", pflaume: "#7e4aad", beere: "#aa3469")
#let grounds = (
  "none": "#f7f6f1", koralle: "#fed2ca", sonne: "#ffe1a1", wiese: "#cee8ba", tafel: "#bee9dc", himmel: "#c5e2fe", pflaume: "#e8d4ff", beere: "#ffcfde",
) + wallpapers

#let drawing(svg, alt, width) = image(bytes(svg), format: "svg", alt: alt, width: width)
#let qr(it) = block(layout(room => drawing(it.svg, it.alt, calc.min(room.width, 8.5em.to-absolute()))))
#let note(body) = block(above: 0.8em, below: 0.8em, sticky: sheet == none, par(text(size: 0.85em, fill: quiet, body)))

// A long one is as wide as the paper, so that nothing stays empty beside it.
#let cards(it, blocks) = block(above: pt(10), below: pt(10), grid(
  columns: if it.cards.first().short { (1fr, 1fr) } else { (1fr,) }, gutter: pt(10),
  ..it.cards.map(card => block(
    width: 100%, breakable: not card.short, fill: face(card.colour), stroke: pt(0.8) + edge(card.colour), radius: pt(7), inset: pt(10),
    {
      set text(size: pt(10))
      set par(leading: 0.62em, spacing: 0.8em)
      show heading: set text(size: pt(11.5))
      show heading: set block(above: 0.9em, below: 0.6em)
      blocks(card.blocks)
    },
  )),
))

#let bar(row) = box(width: 100%, height: pt(8), radius: pt(4), fill: luma(238), clip: true, align(
  left,
  box(width: row.part * 100%, height: 100%, radius: pt(4), fill: if "place" in row { answers.at(calc.rem(row.place, answers.len())) } else { accent }),
))
#let chart(it) = block(above: 0.9em, below: 1.1em, breakable: it.rows.len() > 12, table(
  columns: (1fr, auto, auto), stroke: none, inset: (x: pt(5), y: pt(4.5)), align: (left + bottom, right + bottom, right + bottom),
  table.header(..it.head.map(word => text(size: pt(8.5), fill: quiet, word))),
  table.hline(stroke: pt(0.6) + hair),
  ..it.rows.map(row => (
    { set par(spacing: pt(4)); line-of(row.label); bar(row) },
    strong(str(row.count)),
    row.share,
  )).flatten(),
))

#let cloud(it) = layout(room => {
  let unit = room.width / it.width
  figure(alt: it.alt, block(width: room.width, height: it.height * unit, for word in it.words {
    place(top + left, dx: word.x * unit, dy: word.base * unit, box(width: word.width * unit, align(center, text(
      font: display, weight: 600, size: word.size * unit, top-edge: "baseline", bottom-edge: "baseline", fill: marbles.at(word.colour), word.text,
    ))))
  }))
})

// A screen is 64 by 36 cells; words on it have the sizes that they have there, then one that is still read on paper.
#let cell = mm(250) / 64
#let sizes(card) = (if card.centred { (2.6, 2.1) } else { () }) + (1.6, 1.35, 1.15, 0.95, 0.8, 0.62)
#let words-of(card, size, blocks) = {
  set text(size: size * cell)
  set par(leading: 0.5em, spacing: 0.75em)
  show heading: set text(size: 1.1em)
  show heading: set block(above: 0.6em, below: 0.5em)
  blocks(card.blocks)
}
#let title-of(card) = if card.title != "" {
  show heading: set text(size: 0.95 * cell)
  show heading: set block(above: 0pt, below: 0.5 * cell)
  { set text(dir: side-of(card.title)); heading(level: card.level, card.title) }
}
// The largest size in which a card's words fit; none: they do not.
#let fitting(card, blocks) = {
  let width = (card.place.width - 1.7) * cell
  let room = (card.place.height - 1.2) * cell - measure(block(width: width, title-of(card))).height
  let fits = sizes(card).find(size => (
    measure(text(size: size * cell, weight: 700, card.longest)).width <= width
      and measure(block(width: width, words-of(card, size, blocks))).height <= room
  ))
  if fits == none and card.brief { sizes(card).last() } else { fits }
}
// What is cut off on a card stands below, for every reader: here it is only drawn.
#let cut-off(body) = pdf.artifact({
  show link: it => it.body
  show heading: it => block(strong(it.body))
  body
})
#let on-screen(card, blocks) = {
  let (width, height) = (card.place.width * cell, card.place.height * cell)
  let shape(inset, body) = block(
    width: width, height: height, radius: 0.9 * cell, clip: true, fill: face(card.colour), stroke: pt(0.7) + edge(card.colour), inset: inset, body,
  )
  if "picture" in card {
    let shown(height) = image(card.picture.file, alt: card.picture.alt, width: 100%, height: height, fit: card.picture.fit)
    if card.title == "" { shape(0pt, shown(height)) } else {
      shape(0pt, grid(rows: (auto, 1fr), block(inset: (x: 0.85 * cell, top: 0.6 * cell, bottom: 0.5 * cell), title-of(card)), shown(100%)))
    }
  } else {
    let size = fitting(card, blocks)
    shape((x: 0.85 * cell, y: 0.6 * cell), {
      title-of(card)
      if size == none { cut-off(words-of(card, sizes(card).last(), blocks)) }
      else if card.centred { block(width: 100%, height: 1fr, align(center + horizon, words-of(card, size, blocks))) }
      else { words-of(card, size, blocks) }
    })
  }
}
#let screen(it, blocks) = {
  context align(center, block(
    width: 64 * cell, height: 36 * cell, radius: pt(7), clip: true, fill: shade(grounds.at(it.ground), 238), stroke: pt(0.6) + hair,
    align(left + top, {
      if "behind" in it { place(top + left, pdf.artifact(image(it.behind, width: 64 * cell, height: 36 * cell, fit: "cover"))) }
      for card in it.cards { place(top + left, dx: card.place.x * cell, dy: card.place.y * cell, on-screen(card, blocks)) }
    }),
  ))
  context for card in it.cards {
    if "picture" not in card and fitting(card, blocks) == none { { set text(dir: side-of(card.name)); heading(level: card.level, card.name) }; blocks(card.blocks) }
  }
}

#let slips(it) = block(above: pt(4), grid(
  columns: (1fr, 1fr), rows: mm(44.4), inset: (x: mm(4.5), y: mm(3.5)), stroke: (paint: luma(125), thickness: pt(0.6), dash: "dashed"),
  ..it.slips.map(slip => {
    set par(spacing: pt(5), leading: 0.5em)
    grid(columns: (auto, 1fr), column-gutter: mm(3), align: (left, right), wordmark, text(size: pt(9), written(slip.top)))
    v(1fr)
    grid(
      columns: (mm(23), 1fr), column-gutter: mm(3.5), align: left + horizon,
      if "qr" in slip { drawing(slip.qr.svg, slip.qr.alt, mm(23)) },
      {
        text(size: pt(12), weight: 700, line-of(slip.name))
        par(text(font: display, weight: 600, size: pt(24), slip.code))
        par(text(size: pt(9), slip.address))
      },
    )
    v(1fr)
    text(size: pt(7.5), fill: quiet, slip.note)
  }),
))

// A code, what lies in its middle, and its words: in a line around both, or on a band.
#let code(one, it, width) = {
  let band = it.frame == "band"
  let inner = width - if it.frame == "none" { 0pt } else { mm(3) }
  block(
    breakable: false, width: width, radius: mm(1.6), clip: true, inset: if it.frame == "none" { 0pt } else { mm(1.5) },
    fill: if band { rgb(it.ink) }, stroke: if it.frame == "line" { pt(1.2) + rgb(it.ink) },
    align(center, {
      box(width: inner, height: inner, fill: white, radius: mm(1), {
        drawing(one.svg, one.alt, inner)
        if it.at("logo", default: none) != none {
          place(center + horizon, pdf.artifact(image(it.logo, width: one.part * inner, height: one.part * inner, fit: "contain")))
        }
      })
      if one.words != "" {
        block(above: mm(1.6), below: mm(0.6), text(
          size: calc.min(pt(16), inner * 0.085), weight: 700, hyphenate: true, fill: if band { white } else { ink }, written(one.words),
        ))
      }
    }),
  )
}
#let codes(it) = if it.columns == 1 {
  for one in it.codes { code(one, it, mm(it.width)) }
} else {
  layout(room => {
    let cell = room.width / it.columns
    grid(
      columns: (cell,) * it.columns, inset: mm(4), align: center + horizon,
      stroke: (paint: luma(125), thickness: pt(0.6), dash: "dashed"),
      ..it.codes.map(one => code(one, it, calc.min(mm(it.width), cell - mm(8)))),
    )
  })
}
`;
