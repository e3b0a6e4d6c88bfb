/** A sentence ends before a space or a line's end, and a number with a dot ends none; a line ends one, too. */
const ENDS = /(?<!\b\d{1,4})[.!?…:]["“”»«')\]]*(?=\s)|\S(?=\n)/g;

/** Returns the end of the last complete sentence of a growing text, at or behind `from`. */
export function sentencesUntil(text: string, from: number): number {
  let end = from;
  for (const { 0: found, index } of text.slice(from).matchAll(ENDS)) end = from + index + found.length;
  return end;
}

/** Splits a text into pieces of a few sentences each, none longer than a voice reads at once. */
export function splitForSpeech(text: string, longest = 220): string[] {
  const sentences = text
    .split(/(?<=[.!?…])\s+|\n+/)
    .flatMap((sentence) => sentence.match(new RegExp(`.{1,${longest}}(?=\\s|$)|\\S+`, 'gs')) ?? []);
  const breaths: string[] = [];
  for (const sentence of sentences.map((one) => one.trim()).filter(Boolean)) {
    const before = breaths.at(-1);
    if (before !== undefined && before.length + sentence.length < longest) breaths[breaths.length - 1] = `${before} ${sentence}`;
    else breaths.push(sentence);
  }
  return breaths;
}
