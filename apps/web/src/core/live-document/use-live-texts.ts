import { useTranslation } from '../../platform/i18n/use-translation';

/**
 * Provides the texts about an open live document of any kind.
 * @param own the texts of a tool that says some of them in its own words, below the same keys
 */
export function useLiveTexts(own?: string) {
  return useTranslation(...(own === undefined ? [] : [own]), 'live-document').t;
}
