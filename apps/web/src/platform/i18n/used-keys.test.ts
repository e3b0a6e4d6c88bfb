import { dirname, join } from 'node:path/posix';
import { expect, it } from 'vitest';

type Texts = { [key: string]: string | Texts };

const german = import.meta.glob<Texts>('../../**/de.json', { eager: true, import: 'default' });
const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.{ts,tsx}'], {
  eager: true,
  import: 'default',
  query: '?raw',
});

/** By namespace: the folder's path; below `core/` the folder's name is enough. */
const keys = new Map(
  Object.entries(german).flatMap(([file, texts]) => {
    const folder = dirname(join('platform/i18n', file));
    return [folder, folder.replace(/^core\//, '')].map((name) => [name, keysOf(texts)] as const);
  }),
);

function keysOf(texts: Texts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? `${prefix}${key}` : keysOf(value, `${prefix}${key}.`),
  );
}

interface Used {
  /** one of them has it: two components of a file may use one name for different texts */
  namespaces: string[];
  /** as it is written; `${…}` stands for anything */
  key: string;
}

/** Returns the first argument of a call, up to its comma or end. */
function firstArgument(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at]!;
    if ('([{'.includes(sign)) depth += 1;
    if (')]}'.includes(sign)) depth -= 1;
    if (depth < 0 || (depth === 0 && sign === ',')) return text.slice(from, at);
  }
  return '';
}

function resolved(from: string, path: string): string | undefined {
  return [`${join(dirname(from), path)}.ts`, `${join(dirname(from), path)}.tsx`].find((file) => file in sources);
}

/** The namespace that a name means in a file: written there, or imported. */
function namespaceOf(file: string, written: string): string | undefined {
  if (written.startsWith("'")) return written.slice(1, -1);
  const own = new RegExp(`const ${written} = '([^']+)'`).exec(sources[file]!);
  if (own) return own[1];
  const imported = new RegExp(`import \\{[^}]*\\b${written}\\b[^}]*\\} from '([^']+)'`).exec(sources[file]!);
  const other = imported && resolved(file, imported[1]!);
  return other ? namespaceOf(other, written) : undefined;
}

/** `useTexts()` of a folder says what `useTranslation` says in it. */
function namespaceOfHook(file: string, hook: string): string | undefined {
  const imported = new RegExp(`import \\{[^}]*\\b${hook}\\b[^}]*\\} from '([^']+)'`).exec(sources[file]!);
  const other = imported && resolved(file, imported[1]!);
  if (!other) return undefined;
  const written = new RegExp(`export function ${hook}\\([^]*?useTranslation\\([^\\n]*?(NAMESPACE|'[^']+')\\)`).exec(sources[other]!);
  return written ? namespaceOf(other, written[1]!) : undefined;
}

function usedIn(file: string): Used[] {
  const text = sources[file]!;
  const bound = [
    ...[...text.matchAll(/const \{ t(?:: (\w+))?(?:, i18n)? \} = useTranslation\((NAMESPACE|'[^']+')\)/g)].map(
      ([, name = 't', written]) => [name, namespaceOf(file, written!)] as const,
    ),
    ...[...text.matchAll(/const (\w+) = (use\w*Texts)\((NAMESPACE|'[^']+')?/g)].flatMap(([, name, hook, own]) => [
      [name!, namespaceOfHook(file, hook!)] as const,
      ...(own ? [[name!, namespaceOf(file, own)] as const] : []),
    ]),
  ];
  return [...new Set(bound.map(([name]) => name))].flatMap((name) => {
    const namespaces = bound.filter(([other]) => other === name).map(([, namespace]) => namespace);
    if (!namespaces.every((namespace) => namespace !== undefined)) return [];
    return [...text.matchAll(new RegExp(`(?<![\\w.])${name}\\(`, 'g'))].flatMap(({ index, 0: call }) => {
      // A compared string or a function's argument is no key: only the branches of a condition, or a string that stands alone.
      const argument = firstArgument(text, index + call.length).replace(/[=!]==? '[^']*'|'\w+' in|\w+\([^()]*\)/g, '');
      return [...argument.matchAll(/'([\w.]+)'|`([^`]+)`/g)].map(([, plain, template]) => ({ namespaces, key: plain ?? template! }));
    });
  });
}

function isThere({ namespaces, key }: Used): boolean {
  const parts = key.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
  const wanted = new RegExp(`^${parts.join('.+')}(_(zero|one|other))?$`);
  return namespaces.some((namespace) => keys.get(namespace)?.some((known) => wanted.test(known)));
}

it('every text that the code asks for is there', () => {
  const used = Object.keys(sources).flatMap((file) => usedIn(file).map((use) => ({ file, ...use })));
  expect(used.length).toBeGreaterThan(1000);
  expect(used.filter((use) => !isThere(use)).map(({ file, namespaces, key }) => `${file}: ${namespaces.join(' or ')} ${key}`)).toEqual([]);
});
