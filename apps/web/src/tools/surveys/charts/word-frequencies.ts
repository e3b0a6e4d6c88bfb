import { dropUnseen, foldText } from '@murmel/contracts';

/** Words that say nothing alone, German and English; a list of what a class wrote is about the others. */
const FILLERS = new Set(
  `aber alle als also am an auch auf aus bei bin bis da damit dann das dass dem den der des die dir doch du ein eine einem einen einer er es etwas für gar ganz
   gut habe haben hat hatte ich im in ist ja kann kein keine man mehr mein meine mich mir mit mal nach nicht nichts noch nur ob oder schon sehr sein sich sie sind
   so um und uns vom von vor war waren warum was weil wenn wer wie wir wird wo zu zum zur über
   a about all am an and are as at be because but by can do for from had has have how i if in is it its me more my no not of on or our so that the they this to
   too was we what when why with you your`.split(/\s+/),
);

/** A word with the apostrophes and hyphens inside of it, of every kind that people type. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’‘´`‐‑-]*/gu;

export interface WordFrequency {
  word: string;
  times: number;
}

/** Most frequent words of some texts, each counted once per text, in the spelling that came first. @param most how many are kept */
export function wordFrequencies(texts: readonly string[], most: number): WordFrequency[] {
  const found = new Map<string, WordFrequency>();
  for (const text of texts) {
    const seen = new Set<string>();
    for (const [word] of dropUnseen(text.normalize('NFC')).matchAll(WORD)) {
      const key = foldText(word);
      if (key.length < 2 || FILLERS.has(key) || seen.has(key)) continue;
      seen.add(key);
      const known = found.get(key);
      if (known) known.times += 1;
      else found.set(key, { word, times: 1 });
    }
  }
  return [...found.values()].sort((a, b) => b.times - a.times || a.word.localeCompare(b.word, 'de')).slice(0, most);
}
