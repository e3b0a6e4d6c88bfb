import { useTranslation } from '../../../platform/i18n/use-translation';

/** The texts of the charts; participants load these without those of the editor. */
export function useChartTexts() {
  const { t, i18n } = useTranslation('tools/surveys/charts');
  return { t, language: i18n.language };
}
