import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@murmel/contracts';

/** The language that the people of this run have: German, and English where `npm run proof -- english` asks for it. */
export const LANGUAGE: InterfaceLanguage = INTERFACE_LANGUAGES.find((one) => one === process.env['E2E_LANGUAGE']) ?? 'de';
export const LOCALE = { de: 'de-DE', en: 'en-GB' }[LANGUAGE];

interface Text {
  /** where it stands: file and key */
  at: string;
  german: string;
  inLanguage: string;
}

type Texts = { [key: string]: string | Texts };

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

function flat(texts: Texts, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...flat(value, `${prefix}${key}.`)],
    ),
  );
}

const read = (file: string): Map<string, string> => flat(JSON.parse(readFileSync(ROOT + file, 'utf8')) as Texts);
/** As a test says it: without what marks it up, and without places where a long word may break or two words may not part. */
const plain = (text: string): string => text.replace(/<\/?\w+\s*\/?>|\u00ad/g, '').replace(/\s+/g, ' ');

let known: Text[] | undefined;

/** Every text of the interface in German and in the language of the run. */
function texts(): Text[] {
  known ??= globSync('apps/web/src/**/de.json', { cwd: ROOT }).flatMap((file) => {
    const inLanguage = read(file.replace(/de\.json$/, `${LANGUAGE}.json`));
    return [...read(file)].map(([key, german]) => ({
      at: `${file}:${key}`,
      german: plain(german),
      inLanguage: plain(inLanguage.get(key)!),
    }));
  });
  return known;
}

const PLACEHOLDER = /\{\{\s*\w+[^}]*\}\}/g;
const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The names of what a text is filled with, in their order. */
const holesIn = (text: string): string[] => (text.match(PLACEHOLDER) ?? []).map((hole) => /\w+/.exec(hole)![0]);

/** Returns the values that make a text equal these words: a text with a count has one form for one and another for several. */
function filled({ german, at }: Text, words: string): Record<string, string> | undefined {
  const found = new RegExp(`^${german.split(PLACEHOLDER).map(quoted).join('(.+)')}$`).exec(words);
  if (!found) return undefined;
  const values = Object.fromEntries(holesIn(german).map((name, index) => [name, found[index + 1]!]));
  const ofOther = values['count'] === '1' ? '_other' : '_one';
  return values['count'] && at.endsWith(ofOther) ? undefined : values;
}

/** How much of a text is its own, and not what fills it. */
const ownLength = ({ german }: Text): number => german.replace(PLACEHOLDER, '').length;

/** The help speaks of what stands on screens, in words of its own: it is looked into last. */
const inHelp = ({ at }: Text): boolean => at.startsWith('apps/web/src/core/help/');

/** Those of this area, where it has some. */
function nearOf(some: readonly Text[], area: string): readonly Text[] {
  const near = some.filter(({ at }) => at.includes(area));
  return near.length > 0 ? near : some;
}

/**
 * Translates a text into the language of the run. Values stay, unless they are texts themselves. In quotation marks they are users'
 * content.
 */
function inLanguage(text: Text, words: string, area: string): string {
  const values = filled(text, words) ?? {};
  return text.inLanguage.replace(PLACEHOLDER, (hole) => {
    const value = values[/\w+/.exec(hole)![0]] ?? '…';
    if (text.german.includes(`„${hole}“`)) return value;
    const same = nearOf(
      texts().filter(({ german }) => german === value),
      area,
    ).map((one) => one.inLanguage);
    return new Set(same).size === 1 ? same[0]! : value;
  });
}

/** Finds texts among others. */
type Search = (words: string, among: readonly Text[]) => Text[];

const sayingThis: Search = (words, among) => among.filter(({ german }) => german.replace(PLACEHOLDER, '…') === words);

/** Those that can be filled so that they say this, or of which this is a pattern: the ones of which most is said. */
const fittingThis: Search = (words, among) => {
  const pattern = patternOf(words.split('…'));
  const fitting = among.filter((text) => (text.german.includes('{{') && filled(text, words)) || pattern.test(text.german));
  const most = Math.max(2, ...fitting.map(ownLength));
  return fitting.filter((text) => ownLength(text) === most);
};

interface Vocabulary {
  /**
   * A text of the interface in the language of the run.
   * @param german as it stands on a German screen, with what fills it
   * @param key part of its file's path or its key, where the same German words are several texts
   * @throws Error for what is no text of the interface, and for what is several
   */
  said(german: string, key?: string): string;
  /** The text of which this is to be seen, as a pattern: `…` stands for anything. */
  like(german: string, key?: string): RegExp;
}

/** The words of the interface. @param area part of the paths of the files in which a word is looked up first */
export function wordsOfInterface(area: string): Vocabulary {
  /**
   * Returns the translation of the text that equals this, or of a fitting one, near this area when there is one. @throws Error when there
   * is none, or more than one
   */
  const only = (german: string, key: string): string => {
    const among = texts().filter(({ at }) => at.includes(key));
    const shelves = [among.filter((text) => !inHelp(text)), among.filter(inHelp)];
    const found =
      shelves.flatMap((shelf) => [sayingThis, fittingThis].map((search) => search(german, shelf))).find((some) => some.length > 0) ?? [];
    const different = new Set(nearOf(found, area).map((text) => inLanguage(text, german, area)));
    if (different.size === 0) throw new Error(`No text of the interface says "${german}"`);
    if (different.size > 1) throw new Error(`"${german}" is several texts: ${[...different].join(', ')}`);
    return [...different][0]!;
  };
  return {
    said: (german, key = '') => (LANGUAGE === 'de' ? german : only(german, key)),
    like: (german, key = '') => patternOf((LANGUAGE === 'de' ? german : only(german, key)).split('…')),
  };
}

/** These parts of a text, with anything between them; where words stand apart, they may not be allowed to part. */
function patternOf(parts: readonly string[]): RegExp {
  return new RegExp(`^${parts.map(quoted).join('.*').replaceAll(' ', String.raw`\s`)}$`);
}
