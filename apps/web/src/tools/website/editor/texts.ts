import { useTranslation } from '../../../platform/i18n/use-translation';

/** The texts around a website that is being made. Those who read it load none of them. */
export function useTexts() {
  return useTranslation('tools/website/editor').t;
}
export type Texts = ReturnType<typeof useTexts>;
