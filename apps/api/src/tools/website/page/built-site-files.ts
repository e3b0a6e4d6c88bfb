import { readFile } from 'node:fs/promises';

/** File list of published websites, as written by the client's build. */
interface BuiltSite {
  script: string;
  styles: readonly string[];
}

const MANIFEST = new URL('../../../../../web/dist/.vite/manifest.json', import.meta.url);
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
