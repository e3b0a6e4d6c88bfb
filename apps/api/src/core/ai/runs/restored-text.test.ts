import { describe, expect, it } from 'vitest';
import { isInsulting } from '../../insults/insults.js';
import { AiFailure } from '../ai-failure.js';
import { RestoredText } from './restored-text.js';

/** Returns the text shown for these pieces, and whether it ended early. */
function shown(pieces: readonly string[]): { text: string; ended: boolean } {
  const words = new RestoredText(isInsulting);
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
  it('is all of it, whole words at a time, however it is cut', () => {
    const text = 'Der Specht klopft. 🌳 Er sucht\nKäfer, $x^2$ und mehr.';
    for (let at = 0; at <= text.length; at += 1) expect(shown([text.slice(0, at), text.slice(at)])).toEqual({ text, ended: false });
    expect(shown([...text])).toEqual({ text, ended: false });
    expect(new RestoredText(isInsulting).push('Der Spe')).toBe('Der ');
  });

  it('ends before an insult, cut at every letter, also when it is spelled in pieces', () => {
    for (const insult of ['Arschloch', 'H u r e n s o h n', 'A r s c h l o c h']) {
      const text = `Moos ist grün, du ${insult}, und mehr.`;
      for (let at = 0; at <= text.length; at += 1) {
        const { text: seen, ended } = shown([text.slice(0, at), text.slice(at)]);
        expect([ended, isInsulting(seen), 'Moos ist grün, du '.startsWith(seen.slice(0, 18))]).toEqual([true, false, true]);
      }
      expect(shown([...text]).ended).toBe(true);
    }
  });

  it('does not wait for a space in scripts that have none', () => {
    const text = '森'.repeat(200);
    expect(new RestoredText(isInsulting).push(text)).toBe(text);
  });
});
