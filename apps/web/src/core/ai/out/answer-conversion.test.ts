import { expect, it } from 'vitest';
import { parseMarkdown } from '../markdown/read-markdown';
import { partsOfAnswer, wholeAnswer } from './parts-of-answer';
import { quizOf } from './quiz-of-answer';
import { blocksOf, cardTextOf } from './text-of-tokens';

const titles = (markdown: string) => partsOfAnswer(markdown, 'Chat').map(({ title }) => title);

it('an answer becomes a card per heading of its highest common level, else per point of its longest list, else one', () => {
  expect(titles('# Wald\n\nText\n\n## Moos\n\ngrün\n\n## Farn\n\nalt\n\n### Tief\n\nx')).toEqual(['Chat', 'Moos', 'Farn']);
  expect(partsOfAnswer('## Moos\n\ngrün\n\n## Farn\n\n- alt', 'Chat')[1]).toEqual({
    title: 'Farn',
    text: [{ type: 'bullets', items: [[{ text: 'alt' }]] }],
  });
  const ideas = partsOfAnswer('Ideen:\n\n1. **Hören:** Augen zu\n2. Sortieren\n   - Karten\n3. Staunen', 'Chat');
  expect(ideas).toEqual([
    { title: 'Hören', text: [{ type: 'paragraph', runs: [{ text: 'Augen zu' }] }] },
    { title: 'Sortieren', text: [{ type: 'bullets', items: [[{ text: 'Karten' }]] }] },
    { title: 'Staunen', text: [] },
  ]);
  expect(titles('Nur ein Satz.')).toEqual(['Chat']);
  expect(wholeAnswer('# Wald\n\nText', 'Chat')).toEqual({ title: 'Wald', text: [{ type: 'paragraph', runs: [{ text: 'Text' }] }] });
});

it('its look is kept as far as a card or block has it, and no address leads into the product or runs anything', () => {
  const markdown =
    '## Kopf\n\nEin **fetter *und* schräger** [Weg](https://wald.example) und [keiner](javascript:alert(1)), `x < y` mit $a^2$.\n\n- eins\n  - innen\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```\nlet a;\n```';
  expect(blocksOf(parseMarkdown(markdown))).toEqual([
    { type: 'heading', runs: [{ text: 'Kopf' }] },
    {
      type: 'paragraph',
      runs: [
        ...[
          { text: 'Ein ' },
          { text: 'fetter ', bold: true },
          { text: 'und', bold: true, italic: true },
          { text: ' schräger', bold: true },
        ],
        ...[{ text: ' ' }, { text: 'Weg', link: 'https://wald.example/' }, { text: ' und ' }, { text: 'keiner' }, { text: ', ' }],
        ...[{ text: 'x < y' }, { text: ' mit ' }, { text: '$a^2$' }, { text: '.' }],
      ],
    },
    { type: 'bullets', items: [[{ text: 'eins' }], [{ text: '– ' }, { text: 'innen' }]] },
    { type: 'paragraph', runs: [{ text: 'a', bold: true }, { text: ' | ' }, { text: 'b', bold: true }] },
    { type: 'paragraph', runs: [{ text: '1' }, { text: ' | ' }, { text: '2' }] },
    { type: 'paragraph', runs: [{ text: 'let a;' }] },
  ]);
  expect(cardTextOf(parseMarkdown('# Kopf'))).toEqual([{ type: 'paragraph', runs: [{ text: 'Kopf', bold: true }] }]);
});

it.each([
  ['below each question', '**1. Was ist grün?**\n\na) Schnee\nb) Moos\n\n**Lösung: b) Moos**', [1]],
  ['at the option', '### Frage 1: Was ist grün?\n- [ ] Schnee\n- [x] Moos', [1]],
  ['with a tick', '1. Was ist grün?\n   A) Schnee\n   B) Moos ✓', [1]],
  ['in bold', '1. Was ist grün?\n   - a) Schnee\n   - **b) Moos**', [1]],
  ['several', '1) Was ist grün?\na) Moos\nb) Schnee\nc) Farn\nRichtige Antworten: a und c', [0, 2]],
  ['at the end', '1. Was ist grün?\na) Schnee\nb) Moos\n\n## Lösungen\n\n1. b', [1]],
])('a quiz is recognised that says what is right %s', (_where, markdown, correct) => {
  const [first, ...more] = quizOf(markdown)!;
  expect([first!.question, first!.correct, more]).toEqual(['Was ist grün?', correct, []]);
  expect(first!.options.map((option) => option.split(' ')[0])).toContain('Moos');
});

it('what only looks like one is none: steps, questions without answers, a key for some alone', { tags: ['proof'] }, () => {
  expect(quizOf('1. Hören\n2. Sortieren\n3. Staunen')).toBeUndefined();
  expect(quizOf('1. Was ist grün?\na) Schnee\nb) Moos')).toBeUndefined();
  expect(quizOf('1. Eins?\na) x\nb) y\n2. Zwei?\na) x\nb) y\n\nLösungen: 1b, 2a')).toHaveLength(2);
  expect(quizOf('1. Eins?\na) x\nb) y\n2. Zwei?\na) x\nb) y\n\n1. b')).toBeUndefined();
  const long = `1. ${'a) '.repeat(20_000)}\n`.repeat(3);
  const from = performance.now();
  quizOf(long);
  expect(performance.now() - from).toBeLessThan(500);
});
