import { createRequire } from 'node:module';

// sharp belongs to the api; the tests use the same copy to make their pictures.
const sharp = createRequire(new URL('../../../apps/api/package.json', import.meta.url))('sharp') as typeof import('sharp').default;

const RED = { r: 200, g: 40, b: 40 };

export function read(bytes: Buffer) {
  return sharp(bytes, { animated: true }).metadata();
}

export function pixels(bytes: Buffer) {
  return sharp(bytes).raw().toBuffer({ resolveWithObject: true });
}

/** A photo as a phone makes it: on its side, with place and camera. */
export function phonePhoto(width = 60, height = 40): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: RED } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'Kanarienkamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
    .toBuffer();
}

export function still(format: 'png' | 'webp' | 'gif' | 'jpeg' | 'tiff', width = 30, height = 20): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background: { ...RED, alpha: 0.5 } } })
    .toFormat(format)
    .toBuffer();
}

export async function moving(format: 'gif' | 'webp', frames = 3): Promise<Buffer> {
  const pages = await Promise.all(
    Array.from({ length: frames }, (_, n) =>
      sharp({ create: { width: 20, height: 10, channels: 3, background: { r: 60 * n, g: 0, b: 0 } } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(pages, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

/** A few kilobytes that claim 8,000 x 8,000 pixels. */
export function bomb(): Promise<Buffer> {
  return sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: RED } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
