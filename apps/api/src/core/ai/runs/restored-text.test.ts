import { describe, expect, it } from 'vitest';
import { isInsulting } from '../../insults/insults.js';
import { unsafeForLearners } from '../../insults/unsafe.js';
import { AiFailure } from '../ai-failure.js';
import { RestoredText } from './restored-text.js';

/** Returns the text shown for these pieces, and whether it ended early. */
function shown(pieces: readonly string[]): { text: string; ended: boolean } {
  const words = new RestoredText(unsafeForLearners);
  let text = '';
  try {
    for (const piece of pieces) text += words.push(piece);
    return { text: text + words.flush(), ended: false };
  } catch (error) {
    expect(error).toBeInstanceOf(AiFailure);
    return { text, ended: true };
  }
}

describe('[T-44] what learners are shown of an answer', () => {
  it('[E34] is all of it, whole sentences at a time, however it is cut', () => {
    const text = 'Der Specht klopft. 🌳 Er sucht\nKäfer, $x^2$ und mehr.';
    for (let at = 0; at <= text.length; at += 1) expect(shown([text.slice(0, at), text.slice(at)])).toEqual({ text, ended: false });
    expect(shown([...text])).toEqual({ text, ended: false });
    const words = new RestoredText(unsafeForLearners);
    expect([words.push('Der Specht klopft'), words.push('. Er su'), words.push('cht „Käfer!“ '), words.push('Und\n- m')]).toEqual([
      '',
      'Der Specht klopft. ',
      'Er sucht „Käfer!“ ',
      'Und\n',
    ]);
    const long = new RestoredText(unsafeForLearners);
    expect(long.push(`${'wort '.repeat(61)}un`)).toBe('wort '.repeat(61));
  });

  it('ends before an insult, cut at every letter, also when it is spelled in pieces', () => {
    for (const insult of ['Arschloch', 'H u r e n s o h n', 'A r s c h l o c h']) {
      const text = `Moos ist grün. Und du ${insult}, und mehr.`;
      for (let at = 0; at <= text.length; at += 1) {
        const { text: seen, ended } = shown([text.slice(0, at), text.slice(at)]);
        expect([ended, isInsulting(seen), 'Moos ist grün. '.startsWith(seen)]).toEqual([true, false, true]);
      }
      expect(shown([...text]).ended).toBe(true);
    }
  });

  it('does not wait for a space in scripts that have none', () => {
    const text = '森'.repeat(301);
    expect(new RestoredText(unsafeForLearners).push(text)).toBe(text);
  });
});
