import type { InterfaceLanguage } from '@murmel/contracts';
import { useTranslation as useTexts } from 'react-i18next';
import type { Translate } from './i18n';

interface Translation {
  /** the same function as long as the language is the same */
  t: Translate;
  i18n: { language: InterfaceLanguage };
}

/**
 * Returns the texts of a namespace in the current language; of several, the first that contains the key is used. Suspends until they are
 * loaded.
 */
export function useTranslation(...namespaces: string[]): Translation {
  const { t, i18n } = useTexts(namespaces);
  return { t: t as unknown as Translate, i18n: { language: i18n.language as InterfaceLanguage } };
}
