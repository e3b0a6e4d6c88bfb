import { type InterfaceLanguage, startLanguage } from '@murmel/contracts';
import type { TOptionsBase } from 'i18next';
import { languageInAddress } from './language-in-address';
import { shownTexts } from './shown-texts';

/** Values of a text's placeholders, none of them named like an option of i18next; `count` also chooses the plural form. */
export type Values = Readonly<Record<string, unknown>> & {
  readonly [option in Exclude<keyof TOptionsBase, 'count' | 'defaultValue'>]?: never;
};

/**
 * A text by its key in a namespace: `t('guest.words', { count })`. One that is missing shows its key.
 * `defaultValue` stands where a key may be missing.
 */
export type Translate = (key: string, values?: Values) => string;

const KEPT = 'murmel.locale';

let wished = currentLanguage();

/**
 * Starts the texts. Only the active language is loaded (a test holds both complete), so German is the
 * fallback for languages, and a key that is missing anyway shows itself.
 * @param namespaces what the first screen needs, loaded at once
 */
export async function startTexts(profile: string | null | undefined, namespaces: readonly string[]): Promise<void> {
  shownTexts.on('languageChanged', () => {
    document.documentElement.lang = currentLanguage();
  });
  keep(languageInAddress(location));
  const first = startLanguage({ search: location.search, kept: sessionStorage.getItem(KEPT), profile, browser: navigator.languages });
  // Nothing is loaded yet, so that it is there at once: what is asked for from now on comes in it.
  await show(first);
  await prefetchTexts(namespaces);
}

/** Stores a chosen language for this visit; nothing is stored before a choice is made. */
function keep(language: InterfaceLanguage | undefined): void {
  if (language) sessionStorage.setItem(KEPT, language);
}

/** Shows a language as soon as all is there in it that was shown before. Of two wishes the later one counts. */
async function show(language: InterfaceLanguage): Promise<void> {
  wished = language;
  await shownTexts.changeLanguage(language);
}

/** Switches the language now and for this visit. */
export async function switchLanguage(language: InterfaceLanguage): Promise<void> {
  keep(language);
  if (language !== wished) await show(language);
}

/** The next visit of this tab chooses anew. */
export function forgetChosenLanguage(): void {
  sessionStorage.removeItem(KEPT);
}

/** Takes the language of a profile, unless another one was chosen in this visit. */
export async function followProfile(language: InterfaceLanguage | null): Promise<void> {
  if (language && sessionStorage.getItem(KEPT) === null && language !== wished) await show(language);
}

/** The language on the screen. */
export function currentLanguage(): InterfaceLanguage {
  return shownTexts.language as InterfaceLanguage;
}

/** The language that is on the screen as soon as its texts are here. */
export function wishedLanguage(): InterfaceLanguage {
  return wished;
}

/** Loads namespaces ahead of the screen that shows them. */
export async function prefetchTexts(namespaces: readonly string[]): Promise<void> {
  await shownTexts.loadNamespaces(namespaces);
}

/** True if the text exists. The namespace must be loaded. */
export function hasText(namespace: string, key: string): boolean {
  return shownTexts.exists(key, { ns: namespace, returnObjects: false });
}

/** A text outside of components; the namespace must be loaded. */
export function text(namespace: string, key: string, values: Values = {}): string {
  return shownTexts.t(key, { ...values, ns: namespace });
}
