import type { InterfaceLanguage } from '@murmel/contracts';
import { use, useSyncExternalStore } from 'react';
import { loadNamespace, onLanguage, shownLanguage, type Translate, translateOf } from './shown-texts';

interface Translation {
  t: Translate;
  i18n: { language: InterfaceLanguage };
}

/** The texts of a namespace in the language on the screen; of several the first that has one says it. Suspends until they are here. */
export function useTranslation(...namespaces: string[]): Translation {
  const language = useSyncExternalStore(onLanguage, shownLanguage);
  // Asked of all, also of those that are here: a component that suspended must ask again when it is tried again, else React breaks off.
  for (const namespace of namespaces) use(loadNamespace(namespace));
  return { t: translateOf(...namespaces), i18n: { language } };
}
