import sharp from 'sharp';
import type { Phrases } from './phrases.js';

/** Returns what can be measured in pictures without seeing: size, and the colour that most of each has. */
export async function measuredPictures(addresses: readonly string[], phrases: Phrases): Promise<string> {
  const lines = await Promise.all(
    addresses.map(async (address, index) => {
      const picture = sharp(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'));
      const [{ width, height }, { dominant }] = await Promise.all([picture.metadata(), picture.clone().toColourspace('srgb').stats()]);
      return phrases.picture(index + 1, width, height, phrases.colours[colourOf(dominant)]!);
    }),
  );
  return phrases.pictures(lines);
}

/** Returns the place of a colour in the lists of `PHRASES`. */
function colourOf({ r, g, b }: { r: number; g: number; b: number }): number {
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  if (most - least < 32) return most < 64 ? 0 : least > 208 ? 1 : 2;
  const turn = (most === r ? (g - b) / (most - least) : most === g ? 2 + (b - r) / (most - least) : 4 + (r - g) / (most - least)) * 60;
  const hue = (turn + 360) % 360;
  const ends: readonly [number, number][] = [
    [16, 3],
    [42, 4],
    [70, 5],
    [160, 6],
    [195, 7],
    [255, 8],
    [295, 9],
    [345, 10],
  ];
  return ends.find(([end]) => hue < end)?.[1] ?? 3;
}
