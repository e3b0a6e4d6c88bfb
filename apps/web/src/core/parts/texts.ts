import { useTranslation } from '../../platform/i18n/use-translation';

export const NAMESPACE = 'parts';
/** Texts only for the settings of a film or a page: the file loaded by all readers has no room for them. */
const OF_FRAMES = 'parts/frame';

/** The texts of the parts that show something. */
export function useTexts() {
  return useTranslation(NAMESPACE).t;
}
export type Texts = ReturnType<typeof useTexts>;

/** Texts including those of the fields for films and pages. Suspends until they are loaded. */
export function useFrameTexts(): Texts {
  return useTranslation(NAMESPACE, OF_FRAMES).t;
}
