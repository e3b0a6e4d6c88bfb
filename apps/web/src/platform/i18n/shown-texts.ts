import { type BackendModule, createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadTexts } from './texts';

/** Configures i18next for this product: one language at a time, each namespace in a file that is loaded when it is needed. */
export const shownTexts = createInstance();

const files: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init: () => undefined,
  read: (language, namespace, done) =>
    void loadTexts(language, namespace).then(
      (texts) => done(null, texts),
      // `true`: i18next asks again, five times.
      (error: Error) => done(error, true),
    ),
};

const missing = new Set<string>();

/** Reports a missing text once per language and shows its key. A list requests the text again with each of its rows. */
function tellMissing(key: string, { lng, ns, defaultValue }: { lng?: string; ns: string | string[]; defaultValue?: string }): string {
  const told = `missing text ${[ns].flat().join()}:${key} (${lng ?? shownTexts.language})`;
  if (defaultValue === undefined && !missing.has(told)) {
    missing.add(told);
    console.error(told);
  }
  return defaultValue ?? key;
}

// A file that still fails after some tries is empty from then on, so that the page shows keys and nothing waits for it again.
shownTexts.on('failedLoading', (language, namespace, error) => {
  console.error(error);
  shownTexts.addResourceBundle(language, namespace, {});
});

void shownTexts
  .use(files)
  .use(initReactI18next)
  .init({
    lng: 'de',
    initAsync: false,
    fallbackLng: false,
    ns: [],
    defaultNS: false,
    nsSeparator: false,
    ignoreJSONStructure: false,
    maxParallelReads: Number.POSITIVE_INFINITY,
    saveMissing: true,
    saveMissingPlurals: false,
    missingKeyHandler: (_languages, _namespace, key, _text, _update, options) => tellMissing(key, options),
    // A key that names a branch.
    returnedObjectHandler: (key, _branch, options) => tellMissing(key, options),
    missingInterpolationHandler: () => '',
    // React escapes. A user's name is no text with placeholders, and no value names another key: nesting begins with a character that
    // cannot be typed.
    interpolation: { escapeValue: false, skipOnVariables: true, nestingPrefix: '\0' },
    react: { nsMode: 'fallback' },
  });

/** Replaces i18next's own function, which waits for all pending files: one lost file would block every other page. */
shownTexts.loadNamespaces = (wanted, done) =>
  new Promise((resolve) => {
    const namespaces = [wanted].flat();
    // Namespaces that a language change loads, too.
    shownTexts.options.ns = [...new Set([...(shownTexts.options.ns ?? []), ...namespaces])];
    shownTexts.services.backendConnector.load([shownTexts.language], namespaces, () => {
      done?.(undefined, shownTexts.t);
      resolve();
    });
  });
