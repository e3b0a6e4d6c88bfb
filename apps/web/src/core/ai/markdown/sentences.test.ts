import { expect, it } from 'vitest';
import { plainText } from './plain-text';
import { sentencesUntil, splitForSpeech } from './sentences';

it.each([
  ['Das ist eins. Das ist zw', 'Das ist eins.'],
  ['Am 3. Mai fahren wir', ''],
  ['Ist das so? Ja! Und', 'Ist das so? Ja!'],
  ['Er sagt: „Komm.“ Dann', 'Er sagt: „Komm.“'],
  ['- eins\n- zw', '- eins'],
  ['Noch nichts', ''],
])('of %j whole sentences are said', (text, said) => {
  expect(text.slice(0, sentencesUntil(text, 0))).toBe(said);
});

it('says nothing twice, however the text grows', () => {
  const text = 'Eins. Zwei und noch mehr! Am 3. Mai: drei?\n- vier\n- fünf. ';
  let [said, from] = ['', 0];
  for (let length = 1; length <= text.length; length += 1) {
    const until = sentencesUntil(text.slice(0, length), from);
    said += text.slice(from, until);
    from = until;
  }
  expect(said).toBe(text.trimEnd());
});

it('breathes between sentences, and loses no word', () => {
  const text = `${'Ein Satz mit Wörtern. '.repeat(40)}${'wort '.repeat(100)}${'x'.repeat(500)}`;
  const breaths = splitForSpeech(text, 100);
  expect(breaths.join(' ').split(/\s+/)).toEqual(text.trim().split(/\s+/));
  expect(breaths.slice(0, -1).every(({ length }) => length <= 100)).toBe(true);
});

it('says words and not the signs that shape them', () => {
  const text =
    '## Der *Wald*\n\n- **Hören:** [Geräusche](https://a.example)\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```js\nlet a_b = 2 * 3;\n```';
  expect(
    plainText(text)
      .split(/\n+/)
      .map((line) => line.trim())
      .filter(Boolean),
  ).toEqual(['Der Wald', 'Hören: Geräusche', 'a b', '1 2', 'let a_b = 2 * 3;']);
});
