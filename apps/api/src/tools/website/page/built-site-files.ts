import { readFile } from 'node:fs/promises';

/** File list of published websites, as written by the client's build. */
export interface BuiltSite {
  /** undefined where the page does without */
  script?: string;
  styles: readonly string[];
}

const BUILT = new URL('../../../../../web/dist/', import.meta.url);
const MANIFEST = new URL('.vite/manifest.json', BUILT);
const ENTRY = 'src/tools/website/site/site.ts';
let read: Promise<BuiltSite | undefined> | undefined;

/** Addresses of style and script; undefined where no client is built: a website is whole without them. */
export function builtSite(): Promise<BuiltSite | undefined> {
  read ??= readFile(MANIFEST, 'utf8').then(
    (text) => {
      const entry = (JSON.parse(text) as Record<string, { file: string; css?: string[] } | undefined>)[ENTRY];
      return entry && { script: `/${entry.file}`, styles: (entry.css ?? []).map((file) => `/${file}`) };
    },
    () => {
      read = undefined;
      return undefined;
    },
  );
  return read;
}

/** Returns the style of websites as one text that asks for no further file: the fonts stay here. Empty where no client is built. */
export async function builtSiteStyle(): Promise<string> {
  const { styles = [] } = (await builtSite()) ?? {};
  const texts = await Promise.all(styles.map((file) => readFile(new URL(`.${file}`, BUILT), 'utf8')));
  return texts.map((text) => text.replace(/@font-face\s*\{[^}]*\}/g, '')).join('\n');
}
