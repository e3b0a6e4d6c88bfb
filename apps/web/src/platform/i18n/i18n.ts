import { type InterfaceLanguage, startLanguage } from '@murmel/contracts';
import { languageInAddress } from './language-in-address';
import { beginIn, loadNamespace, onLanguage, showLanguage, shownLanguage, textOf, translateOf, wishedLanguage } from './shown-texts';
import type { Values } from './translate';

const KEPT = 'murmel.locale';

/**
 * Starts the texts. Only the active language is loaded (a test holds both complete), so German is the
 * fallback for languages, and a key that is missing anyway shows itself.
 * @param namespaces what the first screen needs, loaded at once
 */
export async function startTexts(profile: string | null | undefined, namespaces: readonly string[]): Promise<void> {
  onLanguage(() => {
    document.documentElement.lang = shownLanguage();
  });
  keep(languageInAddress(location));
  const first = startLanguage({ search: location.search, kept: sessionStorage.getItem(KEPT), profile, browser: navigator.languages });
  await beginIn(first, namespaces);
}

/** Remembers a chosen language for this visit; nothing is stored before somebody chooses. */
function keep(language: InterfaceLanguage | undefined): void {
  if (language) sessionStorage.setItem(KEPT, language);
}

/** Switches the language now and for this visit. */
export async function switchLanguage(language: InterfaceLanguage): Promise<void> {
  keep(language);
  if (language !== wishedLanguage()) await showLanguage(language);
}

/** The next visit of this tab chooses anew. */
export function forgetChosenLanguage(): void {
  sessionStorage.removeItem(KEPT);
}

/** Takes the language of a profile, unless another one was chosen in this visit. */
export async function followProfile(language: InterfaceLanguage | null): Promise<void> {
  if (language && sessionStorage.getItem(KEPT) === null && language !== wishedLanguage()) await showLanguage(language);
}

/** The language on the screen. */
export function currentLanguage(): InterfaceLanguage {
  return shownLanguage();
}

/** Loads namespaces ahead of the screen that shows them. */
export async function prefetchTexts(namespaces: readonly string[]): Promise<void> {
  await Promise.all(namespaces.map(loadNamespace));
}

/** Is there such a text? The namespace must be loaded. */
export function hasText(namespace: string, key: string): boolean {
  return textOf(namespace, key) !== undefined;
}

/** A text outside of components; the namespace must be loaded. */
export function text(namespace: string, key: string, values: Values = {}): string {
  return translateOf(namespace)(key, values);
}
