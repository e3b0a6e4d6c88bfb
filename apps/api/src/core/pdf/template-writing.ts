import { FROM_RIGHT } from '../pdf-layout/text-direction.js';

/** Part of a Typst template: the direction of what people write, and one font for each emoji that is put together. */
export const WRITING = String.raw`
#let from-right = regex(${JSON.stringify(FROM_RIGHT)})
#let side-of(words) = if words.contains(from-right) { rtl } else { ltr }
#let words-of-runs(list) = list.map(one => one.at("text", default: "")).join(default: "")
// Words by themselves, in the order of their first letter. They stand where words around them do.
#let written(words) = { set text(dir: side-of(words)); words }
#let line-of(words, side: left) = { set text(dir: side-of(words)); align(side, par(words)) }
// Fonts are chosen part by part, so that a joined sign would fall apart where an earlier font has one of its parts.
#show: body => if paper.joined {
  show regex("\\p{Extended_Pictographic}[\\p{Emoji_Modifier}]*(\u{200d}\\p{Extended_Pictographic}[\\p{Emoji_Modifier}]*)+"): set text(font: "Noto Emoji")
  body
} else { body }
`;
