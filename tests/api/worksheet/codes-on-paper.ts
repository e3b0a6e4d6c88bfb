import jsQR from 'jsqr';
import sharp from 'sharp';

/** Twice as many dots as points: as sharp as a phone sees them. */
const DENSITY = 144;

/** What the codes on drawn pages say, as a phone reads them; one for each page at most. */
export async function codesOn({ drawing, pages }: { drawing: string; pages: number }): Promise<string[]> {
  const { data, info } = await sharp(Buffer.from(drawing), { density: DENSITY })
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const height = Math.floor(info.height / pages);
  return Array.from({ length: pages }, (_, page) => {
    const bytes = data.subarray(page * height * info.width * 4, (page + 1) * height * info.width * 4);
    return jsQR(new Uint8ClampedArray(bytes), info.width, height)?.data;
  }).filter((code) => code !== undefined);
}
