import { ownLook } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { PresenceLooks } from './presence-looks.js';

const key = ({ colour, swirl }: { colour: number; swirl: number }): string => `${colour}/${swirl}`;

describe('looks in one document', () => {
  it("are a person's own when nobody else has them, and stay the same", () => {
    const looks = new PresenceLooks();
    expect(looks.lookOf('anna')).toEqual(ownLook('anna'));
    for (let index = 0; index < 41; index += 1) looks.lookOf(`visitor-${index}`);
    expect(looks.lookOf('anna')).toEqual(ownLook('anna'));
  });

  it('differ in colour for seven people, who see each other as carets: whoever comes to a taken colour gets the next free one', () => {
    for (let round = 0; round < 50; round += 1) {
      const looks = new PresenceLooks();
      const sameColour = Array.from({ length: 200 }, (_, index) => `${round}-${index}`).filter((id) => ownLook(id).colour === 3);
      expect(sameColour.slice(0, 7).map((id) => looks.lookOf(id).colour)).toEqual([3, 4, 5, 6, 0, 1, 2]);
      const all = new PresenceLooks();
      expect(new Set(Array.from({ length: 7 }, (_, index) => all.lookOf(`${round}-${index}`).colour)).size).toBe(7);
    }
  });

  it('[E27] differ for 42 people; the 43rd gets a look all the same', () => {
    const looks = new PresenceLooks();
    const all = Array.from({ length: 42 }, (_, index) => key(looks.lookOf(`p${index}`)));
    expect(new Set(all).size).toBe(42);
    expect(all).toContain(key(looks.lookOf('p42')));
  });

  it('are free again when somebody has left', () => {
    const looks = new PresenceLooks();
    for (let index = 0; index < 42; index += 1) looks.lookOf(`p${index}`);
    const free = looks.lookOf('p7');
    looks.release('p7');
    expect(looks.lookOf('late')).toEqual(free);
  });
});
