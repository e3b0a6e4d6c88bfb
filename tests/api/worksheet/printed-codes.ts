import { scanned } from '../../support/scan-codes.js';

/** Reads the codes on drawn pages as they are drawn. */
export async function codesOn({ drawing }: { drawing: string }): Promise<string[]> {
  const pictures = [...drawing.matchAll(/data:image\/svg\+xml;base64,([\w+/=]+)/g)].map(([, base64]) => Buffer.from(base64!, 'base64'));
  const found = await Promise.all(pictures.map(scanned));
  return found.filter((text) => text !== undefined);
}
