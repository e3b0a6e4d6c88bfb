import { CARD_DEFINITIONS, drawnName, leftInLottery } from '@murmel/documents';
import { describe, expect, it } from 'vitest';
import { inPot } from './in-pot';

const entries = ['Mia', 'Leo', 'Mia'].map((name, index) => ({ id: `e${index}`, name }));
const { initial } = CARD_DEFINITIONS.lottery;

describe('who was drawn', () => {
  it('is marked by entry, not by name', () => {
    expect(inPot({ drawn: [entries[2]!] }, entries).map(({ drawn }) => drawn)).toEqual([false, false, true]);
  });

  it('is everybody after as many draws as there are names', () => {
    let content = initial;
    const draws: string[] = [];
    for (let drawn = drawnName(content, entries, () => 0); drawn; drawn = drawnName(content, entries, () => 0)) {
      content = { ...content, ...drawn };
      draws.push(drawn.current!.id);
      expect(inPot(content, entries).filter(({ drawn: gone }) => !gone)).toHaveLength(leftInLottery(content, entries).length);
    }
    expect(draws.toSorted()).toEqual(['e0', 'e1', 'e2']);
    expect(content.draws).toBe(3);
  });
});
