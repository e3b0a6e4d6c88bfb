import { useTranslation } from '../../platform/i18n/use-translation';

export const NAMESPACE = 'parts';
/** What is only said where a film or a page is put in: what is read by everybody has no room for it. */
const OF_FRAMES = 'parts/frame';

/** The texts of the parts that show something. */
export function useTexts() {
  return useTranslation(NAMESPACE).t;
}
export type Texts = ReturnType<typeof useTexts>;

/** Those of the fields for films and pages too. Suspends until they are here. */
export function useFrameTexts(): Texts {
  return useTranslation(NAMESPACE, OF_FRAMES).t;
}
