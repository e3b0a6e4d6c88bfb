import { useTranslation } from 'react-i18next';

/**
 * The sentences about an open live document, whatever its kind.
 * @param own the texts of a tool that says some of them in its own words, below the same keys
 */
export function useLiveTexts(own?: string) {
  return useTranslation(own === undefined ? ['live-document'] : [own, 'live-document'], { nsMode: 'fallback' }).t;
}
