/** The texts of one namespace in one language, nested as in its file. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** What stands in a text's places; `count` chooses between its plural forms, too. */
export type Values = Readonly<Record<string, unknown>>;

const PLACES = /\{\{\s*(\w+)\s*\}\}/g;

/** @returns the text with its places filled; undefined when there is none. A place without a value is empty. */
export function translated(texts: Texts | undefined, language: string, key: string, values: Values = {}): string | undefined {
  const text = forms(language, key, values['count'])
    .map((form) => textAt(texts, form))
    .find((found) => found !== undefined);
  return text?.replace(PLACES, (_place, name: string) => String(values[name] ?? ''));
}

/** The keys that are looked for: `_zero` for none at all, the plural form of the language, the key itself. */
function forms(language: string, key: string, count: unknown): string[] {
  if (typeof count !== 'number') return [key];
  const plural = `${key}_${new Intl.PluralRules(language).select(count)}`;
  return count === 0 ? [`${key}_zero`, plural, key] : [plural, key];
}

function textAt(texts: Texts | undefined, key: string): string | undefined {
  let at: string | Texts | undefined = texts;
  for (const part of key.split('.')) at = typeof at === 'object' && Object.hasOwn(at, part) ? at[part] : undefined;
  return typeof at === 'string' ? at : undefined;
}
