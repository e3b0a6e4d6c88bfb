import {
  CODE_FRAMES,
  CODE_GROUNDS,
  CODE_INKS,
  CODE_KINDS,
  CODE_LOGOS,
  CODE_SHAPES,
  type CodeContent,
  type CodeKind,
  type CodeLook,
  codeFile,
  correctionOf,
  drawCode,
  LOGO_PERCENT,
  lengthProblem,
  logoSide,
  lookProblem,
  NEW_LOOK,
  payloadOf,
  QR_LIMITS,
  QUIET_ZONE,
} from '@murmel/contracts';
import sharp from 'sharp';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { minWidthFrom, minWidthOnPaper, WALL_METRES } from '../../../apps/web/src/tools/qrcodes/check/scan-distance.js';
import { draws } from '../../support/draws.js';
import { scanned } from '../../support/scan-codes.js';

const LONG = 'Grüße aus dem Wald: '.repeat(40);
const HELD: Readonly<Record<CodeKind, (length: number) => CodeContent>> = {
  address: (length) => ({ kind: 'address', url: `https://klexikon.zum.de/wiki/${'wald-'.repeat(100).slice(0, length)}` }),
  item: () => ({ kind: 'item', itemId: null }),
  wifi: (length) => ({
    kind: 'wifi',
    name: 'Grüße; "West": a\\b',
    password: LONG.slice(0, Math.min(length, 40)),
    security: 'WPA',
    hidden: false,
  }),
  text: (length) => ({ kind: 'text', text: LONG.slice(0, Math.max(1, length)).trim() }),
  contact: (length) => ({
    ...{ kind: 'contact', name: 'Ada von Lux', organisation: LONG.slice(0, Math.min(length, 120)).trim(), phone: '+49 30 1234567' },
    ...{ mail: 'ada@schule.example', website: 'https://schule.example/' },
  }),
  event: (length) => ({
    ...{ kind: 'event', title: `Waldtag ${LONG.slice(0, Math.min(length, 100))}`.trim(), place: 'Hof, hinten' },
    ...{ begins: '2027-05-04T08:00:00+02:00', ends: '2027-05-04T13:00:00+02:00' },
  }),
  mail: (length) => ({ kind: 'mail', to: 'ada@schule.example', subject: 'Waldtag', body: LONG.slice(0, Math.min(length, 80)).trim() }),
  phone: (length) => ({ kind: 'phone', number: `+49 (0)30 ${1000 + length}` }),
  geo: (length) => ({ kind: 'geo', latitude: 52.5163, longitude: -length / 7 }),
};
/** Of none, of a few words, and as much as the screen takes. */
const LENGTHS = [0, 12, 60, 150, 300, 440];
/** Pixels of the files that the screen offers, most of them small ones; and the smallest widths on paper and wall that it calls enough. */
const SIZES = ['paper', 512, 1024, 512, 'wall', 512, 512, 2048, 512, 'paper'] as const;
/** Pixels that a phone's camera resolves per millimetre of paper in the hand. */
const PIXELS_PER_MILLIMETRE = 6;
/** And those of its whole picture, 65 degrees wide, for each millimetre of the wall. */
const PIXELS_PER_MILLIMETRE_OF_WALL = 1920 / (2 * 1000 * WALL_METRES * Math.tan((65 / 2) * (Math.PI / 180)));
/** The lightest that the screen takes, among the named ones. */
const INKS = [...Object.values(CODE_INKS), '#767676'];

const AT_ONCE = 8;

interface Sample {
  text: string;
  look: CodeLook;
  size: (typeof SIZES)[number];
}

/** Every choice with every other one somewhere: steps without a common divisor go through all of them. */
function samples(count: number): Sample[] {
  return Array.from({ length: count }, (_, index) => {
    const pick = <T>(choices: readonly T[], step: number): T => choices[Math.floor(index / step) % choices.length]!;
    const content = HELD[pick(CODE_KINDS, 1)](pick(LENGTHS, 8));
    const text = payloadOf(content, 'https://murmel.example/s/wald7b');
    const look: CodeLook = {
      ...NEW_LOOK,
      ...{ ink: pick(INKS, 3), shape: pick(CODE_SHAPES, 5), logo: pick(CODE_LOGOS, 7), ground: pick(CODE_GROUNDS, 11) },
      ...{ frame: pick(CODE_FRAMES, 13), caption: pick(['', 'Station 1: Waldboden', 'M'.repeat(QR_LIMITS.captionMax)], 17) },
    };
    return { text, look, size: pick(SIZES, 1) };
  });
}

/** A picture as teachers upload them, bright and busy. */
async function photo(): Promise<string> {
  const bytes = await sharp({
    create: { width: 120, height: 120, channels: 3, background: '#d64e3a', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .png()
    .toBuffer();
  return `data:image/png;base64,${bytes.toString('base64')}`;
}

async function read({ text, look, size }: Sample, href: string): Promise<string | undefined> {
  const drawing = drawCode(encode(text, { ecc: correctionOf(look), border: 0 }).data, look, { href });
  // A code without a background lies on white paper. Printed edges are as sharp as a printer's, and a camera sees them smaller.
  const pixels = {
    paper: minWidthOnPaper(drawing.width) * PIXELS_PER_MILLIMETRE,
    wall: Math.round(minWidthFrom(WALL_METRES, drawing.width) * PIXELS_PER_MILLIMETRE_OF_WALL),
  };
  if (typeof size === 'number') return scanned(Buffer.from(codeFile(drawing, size)));
  const sharper = sharp(Buffer.from(codeFile(drawing, 3 * pixels[size]))).flatten({ background: '#ffffff' });
  return scanned(sharper.resize(pixels[size]));
}

describe('[A28] codes as they are drawn', () => {
  it('40 of 400 over all kinds, lengths, colours, shapes, logos, frames and sizes are read by another reader', async () => {
    const count = draws(400);
    const all = samples(count).filter(({ text, look }) => text !== '' && !lengthProblem(text) && !lookProblem(look));
    expect(all.length).toBe(count);
    const href = await photo();
    const missed: Sample[] = [];
    // While one is read, others are drawn.
    for (let from = 0; from < all.length; from += AT_ONCE) {
      const some = all.slice(from, from + AT_ONCE);
      const found = await Promise.all(some.map((sample) => read(sample, href)));
      missed.push(...some.filter(({ text }, index) => found[index] !== text));
    }
    expect(missed.map(({ text, look, size }) => `${text.length} ${size} ${JSON.stringify(look)}`)).toEqual([]);
  });

  it('are covered by a logo no further than the screen says, whatever their size', () => {
    const covered = Array.from({ length: 40 }, (_, index) => 21 + 4 * index).map((side) => 100 * (logoSide(side) / side) ** 2);
    expect(Math.ceil(Math.max(...covered))).toBe(LOGO_PERCENT);
  });

  it('have the correction and the clear edge that was decided, also with the longest text that is taken', () => {
    for (const logo of CODE_LOGOS) {
      const look = { ...NEW_LOOK, logo };
      expect(correctionOf(look)).toBe(logo === 'none' ? 'M' : 'H');
      const { data } = encode('x'.repeat(QR_LIMITS.bytes), { ecc: correctionOf(look), border: 0 });
      const { width, inner } = drawCode(data, look);
      expect(width).toBe(data.length + 2 * QUIET_ZONE);
      const places = [...inner.matchAll(/M(\d+) (\d+)h1/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
      expect([Math.min(...places), Math.max(...places)]).toEqual([QUIET_ZONE, width - QUIET_ZONE - 1]);
      expect(data.length).toBeLessThanOrEqual(120);
    }
  });
});
