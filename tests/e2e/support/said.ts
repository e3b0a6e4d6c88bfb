import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@murmel/contracts';

/** The language that the people of this run have: German, and English where `npm run faults -- english` asks for it. */
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
/** As a test says it: without what marks it up, and without places where a long word may break. */
const plain = (text: string): string => text.replace(/<\/?\w+\s*\/?>|\u00ad/g, '');

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

/** What a text is filled with, when it can become these words. */
function filled({ german }: Text, words: string): Record<string, string> | undefined {
  const found = new RegExp(`^${german.split(PLACEHOLDER).map(quoted).join('(.+)')}$`).exec(words);
  return found ? Object.fromEntries(holesIn(german).map((name, index) => [name, found[index + 1]!])) : undefined;
}

/** How much of a text is its own, and not what fills it. */
const ownLength = ({ german }: Text): number => german.replace(PLACEHOLDER, '').length;

/** What a text becomes in the language of the run: what fills it stays, unless it is a text itself. In quotation marks it is somebody's own. */
function inLanguage(text: Text, words: string): string {
  const values = filled(text, words) ?? {};
  return text.inLanguage.replace(PLACEHOLDER, (hole) => {
    const value = values[/\w+/.exec(hole)![0]] ?? '';
    if (text.german.includes(`„${hole}“`)) return value;
    const same = new Set(texts().flatMap((one) => (one.german === value ? [one.inLanguage] : [])));
    return same.size === 1 ? [...same][0]! : value;
  });
}

/** The texts that say exactly this, else those that can be filled so that they do: the ones of which most is said. */
function sayingThis(words: string, among: readonly Text[]): Text[] {
  const same = among.filter(({ german }) => german === words);
  if (same.length > 0) return same;
  const fitting = among.filter((text) => text.german.includes('{{') && filled(text, words));
  const most = Math.max(2, ...fitting.map(ownLength));
  return fitting.filter((text) => ownLength(text) === most);
}

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
  /** What the texts near this area become, else those of everywhere. @throws Error when that is nothing, or not one thing */
  const only = (german: string, key: string, find: (among: readonly Text[]) => string[]): string => {
    const among = texts().filter(({ at }) => at.includes(key));
    const near = find(among.filter(({ at }) => at.includes(area)));
    const found = new Set(near.length > 0 ? near : find(among));
    if (found.size === 0) throw new Error(`No text of the interface says "${german}"`);
    if (found.size > 1) throw new Error(`"${german}" is several texts: ${[...found].join(', ')}`);
    return [...found][0]!;
  };
  const become = (german: string) => (among: readonly Text[]) => sayingThis(german, among).map((text) => inLanguage(text, german));
  return {
    said: (german, key = '') => (LANGUAGE === 'de' ? german : only(german, key, become(german))),
    like: (german, key = '') => {
      const pattern = patternOf(german.split('…'));
      if (LANGUAGE === 'de') return pattern;
      const matching = (among: readonly Text[]): string[] => {
        const filledIn = become(german)(among);
        return filledIn.length > 0
          ? filledIn
          : among.filter((text) => pattern.test(text.german)).map((text) => text.inLanguage.replace(PLACEHOLDER, '…'));
      };
      return patternOf(only(german, key, matching).split('…'));
    },
  };
}

/** These parts of a text, with anything between them. */
function patternOf(parts: readonly string[]): RegExp {
  return new RegExp(`^${parts.map(quoted).join('.*')}$`);
}
