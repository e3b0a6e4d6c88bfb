import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** The product's own fonts first, then what they lack: Greek and Cyrillic, Arabic, signs, emoji. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  'atkinson-hyperlegible-next': ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic'],
  'atkinson-hyperlegible-mono': ['400Regular'],
  lexend: ['600SemiBold'],
  'noto-sans': ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic'],
  'noto-sans-arabic': ['400Regular', '700Bold'],
  'noto-sans-symbols-2': ['400Regular'],
  'noto-sans-math': ['400Regular'],
  'noto-emoji': ['400Regular'],
};
/** What takes over where the first font of a text has no sign. */
export const OTHER_FONTS = [
  'Atkinson Hyperlegible Next',
  'Noto Sans',
  'Noto Sans Arabic',
  'Noto Sans Symbols 2',
  'Noto Sans Math',
  'Noto Emoji',
] as const;

/** All fonts that anything on paper is set with; those of the machine are not asked. */
export function readFonts(): Buffer[] {
  return Object.entries(FILES).flatMap(([name, faces]) => {
    const folder = dirname(require.resolve(`@expo-google-fonts/${name}/package.json`));
    const file = (face: string): string => `${pascal(name)}_${face}.ttf`;
    return faces.map((face) => readFileSync(join(folder, face, file(face))));
  });
}

const pascal = (name: string): string => name.replace(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** Every sign that one of these fonts can draw. */
export function signsOf(fonts: readonly Buffer[]): Set<number> {
  const signs = new Set<number>();
  for (const font of fonts) addSigns(font, signs);
  return signs;
}

/** Reads the table `cmap` in its formats 4 and 12 (OpenType). */
function addSigns(font: Buffer, signs: Set<number>): void {
  const tables = font.readUInt16BE(4);
  for (let table = 0; table < tables; table++) {
    const entry = 12 + table * 16;
    if (font.toString('latin1', entry, entry + 4) !== 'cmap') continue;
    const cmap = font.readUInt32BE(entry + 8);
    for (let index = 0; index < font.readUInt16BE(cmap + 2); index++) {
      const at = cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4);
      const format = font.readUInt16BE(at);
      if (format === 4) addSegments(font, at, signs);
      else if (format === 12) addGroups(font, at, signs);
    }
  }
}

function addSegments(font: Buffer, at: number, signs: Set<number>): void {
  const doubled = font.readUInt16BE(at + 6);
  for (let segment = 0; segment < doubled; segment += 2) {
    const last = font.readUInt16BE(at + 14 + segment);
    const first = font.readUInt16BE(at + 16 + doubled + segment);
    const delta = font.readUInt16BE(at + 16 + doubled * 2 + segment);
    const rangeAt = at + 16 + doubled * 3 + segment;
    const range = font.readUInt16BE(rangeAt);
    for (let sign = first; sign <= last && sign !== 0xffff; sign++) {
      const glyph = range === 0 ? (sign + delta) & 0xffff : font.readUInt16BE(rangeAt + range + (sign - first) * 2);
      if (glyph !== 0) signs.add(sign);
    }
  }
}

function addGroups(font: Buffer, at: number, signs: Set<number>): void {
  const groups = font.readUInt32BE(at + 12);
  for (let group = 0; group < groups; group++) {
    const entry = at + 16 + group * 12;
    for (let sign = font.readUInt32BE(entry); sign <= font.readUInt32BE(entry + 4); sign++) signs.add(sign);
  }
}
