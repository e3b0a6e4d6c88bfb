/** A sentence of an article, in which the names of buttons stand between pairs of stars. */
export function Marked({ text }: { text: string }) {
  // Between the pairs lies every second piece.
  return text.split('**').map((piece, index) => (index % 2 === 1 ? <strong key={`${index} ${piece}`}>{piece}</strong> : piece));
}
