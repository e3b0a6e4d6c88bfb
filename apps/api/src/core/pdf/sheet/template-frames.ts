/**
 * The ten frames of tasks, in Typst: each draws itself in a width and a height. What is taller than a page is divided, in the plain frame
 * that is nearest to its own.
 */
export const FRAMES = String.raw`
#let line-ink = ink
#let at(x, y) = (x, y)
#let shape(..parts) = place(top + left, curve(..parts))
#let plain-frame(thickness: 1.1, radius: 0, dash: none, cap: "butt") = (w, h, _) => place(top + left, rect(
  width: w, height: h, radius: mm(radius), stroke: (paint: line-ink, thickness: pt(thickness), dash: dash, cap: cap),
))
#let shadowed-frame(radius) = (w, h, _) => {
  let by = mm(1.7)
  place(top + left, dx: by, dy: by, rect(width: w - by, height: h - by, radius: mm(radius), fill: line-ink, stroke: pt(2.2) + line-ink))
  place(top + left, rect(width: w - by, height: h - by, radius: mm(radius), fill: white, stroke: pt(2.2) + line-ink))
}
// Corners that are cut out, as of an old ticket.
#let ticket(x, y, w, h, n, thickness) = {
  let k = n * 0.5523
  shape(
    stroke: pt(thickness) + line-ink,
    curve.move(at(x + n, y)),
    curve.line(at(x + w - n, y)),
    curve.cubic(at(x + w - n, y + k), at(x + w - k, y + n), at(x + w, y + n)),
    curve.line(at(x + w, y + h - n)),
    curve.cubic(at(x + w - k, y + h - n), at(x + w - n, y + h - k), at(x + w - n, y + h)),
    curve.line(at(x + n, y + h)),
    curve.cubic(at(x + n, y + h - k), at(x + k, y + h - n), at(x, y + h - n)),
    curve.line(at(x, y + n)),
    curve.cubic(at(x + k, y + n), at(x + n, y + k), at(x + n, y)),
    curve.close(mode: "straight"),
  )
}
#let retro-frame(w, h, _) = {
  let gap = mm(1.3)
  ticket(0pt, 0pt, w, h, mm(3.4), 1.3)
  ticket(gap, gap, w - 2 * gap, h - 2 * gap, mm(3.4), 0.8)
}
// Each side twice, as somebody draws it who is not sure the first time.
#let sketchy-frame(w, h, trembles) = {
  let corners = (at(0pt, 0pt), at(w, 0pt), at(w, h), at(0pt, h))
  for n in range(8) {
    let shake(place) = trembles.at(calc.rem(n * 8 + place, trembles.len())) * mm(0.85)
    let (ax, ay) = corners.at(calc.rem(n, 4))
    let (bx, by) = corners.at(calc.rem(n + 1, 4))
    let from = at(ax + shake(0), ay + shake(1))
    let to = at(bx + shake(2), by + shake(3))
    let between(part, place) = at(
      from.at(0) + (to.at(0) - from.at(0)) * part + shake(place), from.at(1) + (to.at(1) - from.at(1)) * part + shake(place + 1),
    )
    shape(stroke: (paint: line-ink, thickness: pt(1.15), cap: "round"), curve.move(from), curve.cubic(between(0.35, 4), between(0.7, 6), to))
  }
}
#let dots = tiling(size: (mm(1.25), mm(1.25)), place(top + left, dx: mm(0.27), dy: mm(0.27), circle(radius: mm(0.36), fill: line-ink)))
// A speech bubble before a shadow of dots; its tail hangs over the edge below.
#let comic-frame(whole, height, _) = {
  let (by, tail, r, from) = (mm(2.4), mm(3.6), mm(5), mm(8))
  let (w, h) = (whole - by, height - tail)
  place(top + std.left, dx: by + mm(1.2), dy: by, rect(width: w - mm(1.2), height: h, radius: r, fill: dots))
  shape(
    stroke: (paint: line-ink, thickness: pt(2.2), join: "round"), fill: white,
    curve.move(at(r, 0pt)),
    curve.line(at(w - r, 0pt)),
    curve.quad(at(w, 0pt), at(w, r)),
    curve.line(at(w, h - r)),
    curve.quad(at(w, h), at(w - r, h)),
    curve.line(at(from + mm(6), h)),
    curve.quad(at(from + mm(3.5), h + tail), at(from - mm(1), h + tail)),
    curve.quad(at(from + mm(1.6), h + tail * 0.5), at(from, h)),
    curve.line(at(r, h)),
    curve.quad(at(0pt, h), at(0pt, h - r)),
    curve.line(at(0pt, r)),
    curve.quad(at(0pt, 0pt), at(r, 0pt)),
    curve.close(mode: "straight"),
  )
}

#let side = (left: 5, right: 5, top: 4.5, bottom: 5)
// "inset": room between the frame's own edge and what is inside, in mm; "divided": its stroke where it is taller than a page.
#let frames = (
  simple: (draw: plain-frame(), inset: side, divided: (1.1, 0, none)),
  simple_rounded: (draw: plain-frame(radius: 4.5), inset: side, divided: (1.1, 4.5, none)),
  no_border: (draw: none, inset: (left: 0, right: 0, top: 1, bottom: 2), divided: none),
  dashed: (draw: plain-frame(thickness: 1.5, radius: 2, dash: (4.2pt, 3.4pt)), inset: side, divided: (1.5, 2, (4.2pt, 3.4pt))),
  dotted: (
    draw: plain-frame(thickness: 2.2, radius: 2.5, dash: (0pt, 4.6pt), cap: "round"), inset: side, divided: (1.8, 2.5, "densely-dotted"),
  ),
  brutal: (draw: shadowed-frame(0), inset: (left: 5, right: 6.7, top: 4.5, bottom: 6.7), divided: (2.2, 0, none)),
  brutal_rounded: (draw: shadowed-frame(4.5), inset: (left: 5, right: 6.7, top: 4.5, bottom: 6.7), divided: (2.2, 4.5, none)),
  comic: (draw: comic-frame, inset: (left: 5, right: 7.4, top: 4.5, bottom: 8.6), divided: (2.2, 5, none)),
  retro: (draw: retro-frame, inset: (left: 6.5, right: 6.5, top: 6, bottom: 6.5), divided: (1.3, 0, none)),
  sketchy: (draw: sketchy-frame, inset: side, divided: (1.15, 0, none)),
)

// "least": the height that it has beside a taller one.
#let framed(border, trembles, body, least: 0pt) = {
  let frame = frames.at(border)
  let inset = (:)
  for (edge, length) in frame.inset { inset.insert(edge, mm(length)) }
  block(above: mm(5), below: mm(5), width: 100%, layout(room => {
    let height = calc.max(least, measure(block(width: room.width, inset: inset, body)).height)
    if height > room.height {
      let stroke = if frame.divided != none { (paint: line-ink, thickness: pt(frame.divided.at(0)), dash: frame.divided.at(2)) }
      let radius = if frame.divided != none { mm(frame.divided.at(1)) } else { 0pt }
      block(width: 100%, breakable: true, inset: inset, stroke: stroke, radius: radius, body)
    } else {
      block(width: 100%, height: height, breakable: false, {
        if frame.draw != none { pdf.artifact((frame.draw)(room.width, height, trembles)) }
        block(width: 100%, inset: inset, body)
      })
    }
  }))
}
`;
