import { LINK_LIMITS } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { lookalikeOf } from './lookalike.js';
import { isForeign, isRefused, ownShortCodeIn, type TargetRules, targetOf } from './target-rules.js';

const RULES: TargetRules = { ownOrigin: 'https://murmel.example', only: [], refused: ['boese.example'] };

function refusal(typed: string, rules: TargetRules = RULES): string {
  try {
    return targetOf(typed, rules);
  } catch (error) {
    const { code, data } = error as { code: string; data?: { host?: string } };
    return data?.host ? `${code} ${data.host}` : code;
  }
}

const INVALID = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://murmel.example/1',
  'ftp://zum.de/',
  'mailto:a@zum.de',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  'https:\\\\evil.example',
  'https://murmel.example\\@evil.example',
  'https://murmel.example@evil.example/',
  'https://user:geheim@zum.de/',
  'https://zum.de/a b',
  'https://zum.de/\u202egpj.exe',
  'https://zum.de/\u0000',
  'https://',
  'https://zum.de:99999/',
  'kein link',
  `https://zum.de/${'a'.repeat(LINK_LIMITS.urlMax)}`,
];
const REFUSED = [
  ['http://localhost:3000/', 'localhost'],
  ['http://127.0.0.1/', '127.0.0.1'],
  ['http://2130706433/', '127.0.0.1'],
  ['http://0x7f.1/', '127.0.0.1'],
  ['http://10.1.2.3/', '10.1.2.3'],
  ['http://169.254.169.254/latest', '169.254.169.254'],
  ['http://[::1]/', '[::1]'],
  ['http://[::ffff:192.168.0.1]/', '[::ffff:c0a8:1]'],
  ['http://drucker/', 'drucker'],
  ['http://nas.local/', 'nas.local'],
  ['http://nas.local./', 'nas.local'],
  ['https://boese.example/', 'boese.example'],
  ['https://www.BOESE.example./', 'www.boese.example'],
] as const;
const OWN_SHORT = [
  'https://murmel.example/s/wald7b',
  'http://murmel.example/s/wald7b',
  'https://MURMEL.example//s/wald7b',
  'https://murmel.example/%73/wald7b',
  'https://murmel.example/a/../s/wald7b',
  'murmel.example/s/WALD7b/?x#y',
];
const SHORT = ['https://murmel.example/link_shortener/public_links/1', 'https://bit.ly/abc', 'https://www.tinyurl.com/abc', 't.co/abc'];

describe('[T-37][TR-39] where links may lead', () => {
  it('to what is seen of an address, without unseen signs that came along', () => {
    expect(targetOf('\u200bhttps://zum\u200b.de/).', RULES)).toBe('https://zum.de/');
  });
  it.each(INVALID)('never to %j', (typed) => expect(refusal(typed)).toBe('LINK_INVALID'));
  it.each(REFUSED)('never to %j', (typed, host) => expect(refusal(typed)).toBe(`LINK_HOST_REFUSED ${host}`));
  it.each(SHORT)('never to what leads on itself: %j', (typed) => expect(refusal(typed)).toMatch(/^LINK_TO_SHORT_LINK /));

  it.each(OWN_SHORT)('to a short address of ours, of which the database knows whose it is: %j', (typed) =>
    expect(ownShortCodeIn(targetOf(typed, RULES), RULES)).toBe('wald7b'),
  );
  it.each(['https://zum.de/s/wald7b', 'https://murmel.example/s/', 'https://murmel.example/s/a/b', 'https://murmel.example/t/wald7b', ''])(
    'no code of ours is in %j',
    (address) => expect(ownShortCodeIn(address, RULES)).toBeUndefined(),
  );

  it.each([
    ['  https://klexikon.zum.de/wiki/Wald ', 'https://klexikon.zum.de/wiki/Wald'],
    ['klexikon.zum.de', 'https://klexikon.zum.de/'],
    ['HTTP://ZUM.de/A?b=c#d', 'http://zum.de/A?b=c#d'],
    ['https://zum.de/?u=javascript:alert(1)', 'https://zum.de/?u=javascript:alert(1)'],
    ['https://murmel.example/pinboard/public_boards/1', 'https://murmel.example/pinboard/public_boards/1'],
    ['https://murmel.example/surveys', 'https://murmel.example/surveys'],
    ['https://bitly.com.example/', 'https://bitly.com.example/'],
    ['http://1.1.1.1/', 'http://1.1.1.1/'],
    ['', ''],
  ])('%j is taken as %j', (typed, stored) => expect(refusal(typed)).toBe(stored));

  it('[LNK-04][VAL-03] only to demanded hosts and those below them, where there are any, and to the product itself', () => {
    const rules = { ...RULES, only: ['schule.example', 'zum.de'] };
    expect(refusal('https://klexikon.zum.de/', rules)).toBe('https://klexikon.zum.de/');
    expect(refusal('https://murmel.example/tools', rules)).toBe('https://murmel.example/tools');
    for (const typed of ['https://evilzum.de/', 'https://zum.de.evil.example/', 'https://nabu.de/'])
      expect(refusal(typed, rules)).toBe('LINK_HOST_DEMANDED schule.example, zum.de');
    expect(isRefused('https://nabu.de/', rules)).toBe(true);
  });

  it('another port, another name or a name that only begins like ours is foreign', () => {
    const foreign = (url: string) => isForeign(url, RULES);
    expect(['https://murmel.example/a', 'http://murmel.example/'].map(foreign)).toEqual([false, false]);
    expect(
      ['https://murmel.example:8443/', 'https://murmel.example.evil.example/', 'https://a.murmel.example/', 'https://zum.de/'].map(foreign),
    ).toEqual([true, true, true, true]);
  });

  it('names with letters that look like others are told apart', () => {
    expect([lookalikeOf(targetOf('https://аpple.com/', RULES)), lookalikeOf('https://zum.de/')]).toEqual(['аpple.com', null]);
  });
});
