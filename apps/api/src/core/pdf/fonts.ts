import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Measure } from '@murmel/contracts';
import { unpackWoff } from './unpack-woff.js';

const require = createRequire(import.meta.url);

/** The product's own fonts first, then what they lack: Greek and Cyrillic, Arabic, Hebrew, Thai, signs, emoji. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  'atkinson-hyperlegible-next': ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic'],
  'atkinson-hyperlegible-mono': ['400Regular'],
  lexend: ['600SemiBold'],
  'noto-sans': ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic'],
  'noto-sans-arabic': ['400Regular', '700Bold'],
  'noto-sans-hebrew': ['400Regular', '700Bold'],
  'noto-sans-thai': ['400Regular', '700Bold'],
  'noto-sans-symbols-2': ['400Regular'],
  'noto-sans-math': ['400Regular'],
  'noto-sans-symbols': ['400Regular'],
  'noto-emoji': ['400Regular'],
  'source-serif-4': ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic'],
};
/** Handwriting as it is learnt at school, of which there is a package for the web alone. */
const SCHOOL_HAND = '@fontsource/playwrite-de-grund/files/playwrite-de-grund-latin-400-normal.woff';
/** Fallback fonts for characters that the first font of a text lacks. */
export const OTHER_FONTS = [
  'Atkinson Hyperlegible Next',
  'Noto Sans',
  'Noto Sans Arabic',
  'Noto Sans Hebrew',
  'Noto Sans Thai',
  'Noto Sans Symbols 2',
  'Noto Sans Math',
  'Noto Sans Symbols',
  'Noto Emoji',
] as const;

/** Reads all fonts of PDFs; fonts of the machine are not used. */
export function readFonts(): Buffer[] {
  return [...Object.keys(FILES).flatMap(fontsOf), unpackWoff(readFileSync(require.resolve(SCHOOL_HAND)))];
}

function fontsOf(name: string): Buffer[] {
  const folder = dirname(require.resolve(`@expo-google-fonts/${name}/package.json`));
  return FILES[name]!.map((face) => readFileSync(join(folder, face, `${pascal(name)}_${face}.ttf`)));
}

const pascal = (name: string): string => name.replace(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** Width of a sign that none of them has, as a part of the type size. */
const UNKNOWN_WIDTH = 0.6;
let displayWidths: ReadonlyMap<number, number> | undefined;

/** Measures words in the font of headings, and what it has no sign for in the next ones. */
export function displayMeasure(): Measure {
  displayWidths ??= widthsOf(
    ['lexend', 'noto-sans', 'noto-sans-arabic', 'noto-sans-hebrew', 'noto-sans-thai', 'noto-emoji'].flatMap(fontsOf),
  );
  const known = displayWidths;
  return (text) => {
    let width = 0;
    for (const sign of text) width += known.get(sign.codePointAt(0)!) ?? UNKNOWN_WIDTH;
    return width;
  };
}

/** Returns every sign that one of these fonts draws, with its advance width in the first that has it, as a part of the type size. */
export function widthsOf(fonts: readonly Buffer[]): Map<number, number> {
  const widths = new Map<number, number>();
  for (const font of fonts) {
    const [head, hhea, hmtx] = ['head', 'hhea', 'hmtx'].map((name) => tableAt(font, name));
    if (head === undefined || hhea === undefined || hmtx === undefined) continue;
    const unitsPerEm = font.readUInt16BE(head + 18);
    const last = font.readUInt16BE(hhea + 34) - 1;
    eachSign(font, (sign, glyph) => {
      if (!widths.has(sign)) widths.set(sign, font.readUInt16BE(hmtx + Math.min(glyph, last) * 4) / unitsPerEm);
    });
  }
  return widths;
}

/** Returns the offset of a table in a font (OpenType). */
function tableAt(font: Buffer, name: string): number | undefined {
  const tables = font.readUInt16BE(4);
  for (let table = 0; table < tables; table++) {
    const entry = 12 + table * 16;
    if (font.toString('latin1', entry, entry + 4) === name) return font.readUInt32BE(entry + 8);
  }
  return undefined;
}

type GlyphVisitor = (sign: number, glyph: number) => void;

/** Reads the table `cmap` in its formats 4 and 12. */
function eachSign(font: Buffer, found: GlyphVisitor): void {
  const cmap = tableAt(font, 'cmap');
  if (cmap === undefined) return;
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index++) {
    const at = cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4);
    const format = font.readUInt16BE(at);
    if (format === 4) eachInSegments(font, at, found);
    else if (format === 12) eachInGroups(font, at, found);
  }
}

function eachInSegments(font: Buffer, at: number, found: GlyphVisitor): void {
  const doubled = font.readUInt16BE(at + 6);
  for (let segment = 0; segment < doubled; segment += 2) {
    const last = font.readUInt16BE(at + 14 + segment);
    const first = font.readUInt16BE(at + 16 + doubled + segment);
    const delta = font.readUInt16BE(at + 16 + doubled * 2 + segment);
    const rangeAt = at + 16 + doubled * 3 + segment;
    const range = font.readUInt16BE(rangeAt);
    for (let sign = first; sign <= last && sign !== 0xffff; sign++) {
      const written = range === 0 ? sign : font.readUInt16BE(rangeAt + range + (sign - first) * 2);
      const glyph = range === 0 || written !== 0 ? (written + delta) & 0xffff : 0;
      if (glyph !== 0) found(sign, glyph);
    }
  }
}

function eachInGroups(font: Buffer, at: number, found: GlyphVisitor): void {
  const groups = font.readUInt32BE(at + 12);
  for (let group = 0; group < groups; group++) {
    const entry = at + 16 + group * 12;
    const first = font.readUInt32BE(entry);
    for (let sign = first; sign <= font.readUInt32BE(entry + 4); sign++) found(sign, font.readUInt32BE(entry + 8) + sign - first);
  }
}
