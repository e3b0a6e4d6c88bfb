import { describe, expect, it } from 'vitest';
import { textFragments } from './text-fragments';

describe('piecesOf', () => {
  it.each([
    [
      'an address: behind its signs, several of them together',
      'https://www.bpb.de/wahlen?utm_source=mail&x=1',
      ['https://', 'www.', 'bpb.', 'de/', 'wahlen?', 'utm_', 'source=', 'mail&', 'x=', '1'],
    ],
    ['a mail address', 'maria.lindenmueller@schule.example', ['maria.', 'lindenmueller@', 'schule.', 'example']],
    ['words that fit stay whole', 'E-Mail an die 7b: Wann? Und wo?', ['E-Mail an die 7b: Wann? Und wo?']],
    ['nothing', '', ['']],
  ])('%s', (_case, text, pieces) => expect(textFragments(text)).toEqual(pieces));

  it('loses nothing', () => {
    const text = 'Siehe https://schule.example/a//b... und danach: --- x';
    expect(textFragments(text).join('')).toBe(text);
  });
});
