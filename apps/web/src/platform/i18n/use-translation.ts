import type { InterfaceLanguage } from '@murmel/contracts';
import { use, useSyncExternalStore } from 'react';
import { hasNamespace, loadNamespace, onLanguage, shownLanguage, type Translate, translateOf } from './shown-texts';

interface Translation {
  t: Translate;
  i18n: { language: InterfaceLanguage };
}

/** The texts of a namespace in the language on the screen; of several the first that has one says it. Suspends until they are here. */
export function useTranslation(...namespaces: string[]): Translation {
  const language = useSyncExternalStore(onLanguage, shownLanguage);
  const away = namespaces.filter((namespace) => !hasNamespace(namespace)).map(loadNamespace);
  for (const coming of away) use(coming);
  return { t: translateOf(...namespaces), i18n: { language } };
}
