import { INTERFACE_LANGUAGES, type InterfaceLanguage } from './item-fields.js';

const FALLBACK: InterfaceLanguage = 'de';

/** @returns the supported language of a code like `en-GB`, undefined for others */
export function supportedLanguage(code: string | null | undefined): InterfaceLanguage | undefined {
  const primary = code?.split('-')[0]?.toLowerCase();
  return INTERFACE_LANGUAGES.find((language) => language === primary);
}

/** The first browser language whose primary subtag is supported, else German. */
export function browserLanguage(wanted: readonly string[]): InterfaceLanguage {
  return wanted.map(supportedLanguage).find((language) => language !== undefined) ?? FALLBACK;
}

interface LanguageWishes {
  /** the address's query, e.g. `?locale=en` */
  search: string;
  /** chosen earlier in this visit */
  kept: string | null;
  /** from the profile */
  profile: string | null | undefined;
  browser: readonly string[];
}

/** The language to start in: `locale` parameter, then this visit's choice, then the profile, then the browser. */
export function startLanguage({ search, kept, profile, browser }: LanguageWishes): InterfaceLanguage {
  return (
    supportedLanguage(new URLSearchParams(search).get('locale')) ??
    supportedLanguage(kept) ??
    supportedLanguage(profile) ??
    browserLanguage(browser)
  );
}
