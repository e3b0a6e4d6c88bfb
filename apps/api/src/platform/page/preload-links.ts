import { type InterfaceLanguage, publicPlaceOf, startLanguage } from '@murmel/contracts';

/** File list written by the client's build: the files of each tool's public page in each language, beside those of its entry. */
export type PreloadFiles = Readonly<
  Record<string, Readonly<Record<InterfaceLanguage, { scripts: readonly string[]; styles: readonly string[] }>>>
>;

interface Asked {
  /** path and query of the page as requested by the browser */
  url: string;
  /** the language of a profile */
  profile: string | null | undefined;
  acceptLanguage: string | undefined;
}

/**
 * Links to the files that a public page needs first, so that they come while its entry does. The language is guessed as the
 * page itself chooses it; only what was chosen earlier in this visit is not known here, and then the right texts come as late as before.
 */
export function preloadLinks(files: PreloadFiles, { url, profile, acceptLanguage = '' }: Asked): string {
  const [path = '', search = ''] = url.split('?', 2);
  const place = publicPlaceOf(path);
  if (!place) return '';
  const browser = acceptLanguage.split(',').map((part) => part.split(';')[0]!.trim());
  const ofType = files[place.type]?.[startLanguage({ search, kept: null, profile, browser })];
  if (!ofType) return '';
  return [
    ...ofType.scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...ofType.styles.map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
  ].join('\n    ');
}
