import { describe, expect, it } from 'vitest';
import { captionsOf } from './caption-times';

describe('when a caption goes', () => {
  it('is when it can be read, and no later than the next one comes', () => {
    const long = 'a'.repeat(100);
    expect(
      captionsOf([
        { at: 5000, text: long },
        { at: 0, text: 'Kurz' },
        { at: 6000, text: 'Letzte' },
      ]),
    ).toEqual([
      { from: 0, to: 2000, text: 'Kurz' },
      { from: 5000, to: 6000, text: long },
      { from: 6000, to: 8000, text: 'Letzte' },
    ]);
    expect(captionsOf([{ at: 0, to: 700, text: 'Wie die Datei es sagt' }])).toEqual([{ from: 0, to: 700, text: 'Wie die Datei es sagt' }]);
  });
});
