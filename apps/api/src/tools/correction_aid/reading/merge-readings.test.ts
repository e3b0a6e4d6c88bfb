import { expect, it } from 'vitest';
import { mergeReadings } from './merge-readings.js';

const TEXT = 'Ich finde Handys in der Pause gut. Man kann nachsehen, wann der Bus fährt.';
const criteria = ['Meinung', 'Argument', 'Schluss'].map((text, index) => ({ id: String(index), text }));
const finding = (criterion: number, verdict: 'met' | 'partly' | 'missing', comment = 'Gut gesagt.', quote = '') => ({
  ...{ criterion, verdict, comment, quote },
});

it('[PFB-07] what two readings see alike is one finding, and what they see differently is unsure', () => {
  const first = { findings: [finding(1, 'met', 'Klar.', 'Ich finde Handys'), finding(2, 'partly', 'Ein Beispiel fehlt.')] };
  const second = { findings: [finding(2, 'missing', 'Kein Argument.'), finding(1, 'met', 'Deutlich.')] };
  expect(mergeReadings(TEXT, criteria, [first, second])).toEqual([
    { criterionId: '0', verdict: 'met', text: 'Klar.', quote: 'Ich finde Handys', other: null },
    { criterionId: '1', verdict: 'partly', text: 'Ein Beispiel fehlt.', quote: '', other: { verdict: 'missing', text: 'Kein Argument.' } },
  ]);
});

it('[PFB-07] a criterion that only one reading saw is unsure, and one that none saw is none', () => {
  expect(mergeReadings(TEXT, criteria, [{ findings: [finding(1, 'met')] }, { findings: [finding(3, 'missing')] }])).toMatchObject([
    { criterionId: '0', other: { verdict: null, text: '' } },
    { criterionId: '2', other: { verdict: null, text: '' } },
  ]);
});

it('marks, insults and passages that are not there are gone before the teacher reads them', () => {
  const bad = {
    findings: [finding(1, 'met', 'Das ist eine Note 2.'), finding(2, 'met', 'Du Idiot.'), finding(3, 'met', 'Gut.', 'Der Mond ist rund')],
  };
  expect(mergeReadings(TEXT, criteria, [bad, bad]).map(({ text, quote }) => [text, quote])).toEqual([
    ['', ''],
    ['', ''],
    ['Gut.', ''],
  ]);
});
