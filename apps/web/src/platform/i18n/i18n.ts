import { type InterfaceLanguage, startLanguage, supportedLanguage } from '@murmel/contracts';
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadTexts } from './texts';

const KEPT = 'murmel.locale';

const textFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    loadTexts(language, namespace).then(
      (texts) => done(null, texts),
      (error: Error) => done(error, false),
    );
  },
};

/**
 * Starts the texts. Only the active language is loaded (a test holds both complete), so German is the
 * fallback for languages, and a key that is missing anyway shows itself.
 * @param namespaces what the first screen needs, loaded at once
 */
export async function startTexts(profile: string | null | undefined, namespaces: string[]): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  const search = location.search;
  keep(supportedLanguage(new URLSearchParams(search).get('locale')));
  await i18next
    .use(textFiles)
    .use(initReactI18next)
    .init({
      lng: startLanguage({ search, kept: sessionStorage.getItem(KEPT), profile, browser: navigator.languages }),
      fallbackLng: false,
      ns: namespaces,
      defaultNS: false,
      interpolation: { escapeValue: false },
      saveMissing: true,
      missingKeyHandler: (languages, namespace, key) => console.error(`missing text ${namespace}:${key} (${languages.join()})`),
    });
}

/** A `locale` parameter in the address of a later navigation switches the language, too. */
export async function followAddress(search: string): Promise<void> {
  const wanted = supportedLanguage(new URLSearchParams(search).get('locale'));
  if (wanted) await switchLanguage(wanted);
}

/** Remembers a chosen language for this visit; nothing is stored before somebody chooses. */
function keep(language: InterfaceLanguage | undefined): void {
  if (language) sessionStorage.setItem(KEPT, language);
}

/** Switches the language now and for this visit. */
export async function switchLanguage(language: InterfaceLanguage): Promise<void> {
  keep(language);
  if (language !== currentLanguage()) await i18next.changeLanguage(language);
}

/** The next visit of this tab chooses anew. */
export function forgetChosenLanguage(): void {
  sessionStorage.removeItem(KEPT);
}

/** Takes the language of a profile, unless another one was chosen in this visit. */
export async function followProfile(language: InterfaceLanguage | null): Promise<void> {
  if (language && sessionStorage.getItem(KEPT) === null && language !== currentLanguage()) await i18next.changeLanguage(language);
}

/** The language on the screen. */
export function currentLanguage(): InterfaceLanguage {
  return supportedLanguage(i18next.language) ?? 'de';
}

/** Loads namespaces ahead of the screen that shows them. */
export function prefetchTexts(namespaces: readonly string[]): Promise<void> {
  return i18next.loadNamespaces(namespaces);
}

/** Is there such a text? The namespace must be loaded. */
export function hasText(namespace: string, key: string): boolean {
  return i18next.exists(key, { ns: namespace });
}

/** A text outside of components; the namespace must be loaded. */
export function text(namespace: string, key: string, values: Record<string, unknown> = {}): string {
  return i18next.t(key, { ns: namespace, ...values });
}
