import { decodeQr } from '../../e2e/support/read-qr.js';

/** Clear modules around a code. */
const QUIET = 4;

/** Reads the codes on drawn pages from their modules as drawn. */
export function codesOn({ drawing }: { drawing: string }): string[] {
  return [...drawing.matchAll(/data:image\/svg\+xml;base64,([\w+/=]+)/g)].flatMap(([, base64]) => {
    const svg = Buffer.from(base64!, 'base64').toString();
    const side = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]) - 2 * QUIET;
    const modules = new Set([...svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${Number(x) - QUIET}/${Number(y) - QUIET}`));
    if (modules.size === 0) return [];
    return [decodeQr(Array.from({ length: side }, (_row, y) => Array.from({ length: side }, (_column, x) => modules.has(`${x}/${y}`))))];
  });
}
