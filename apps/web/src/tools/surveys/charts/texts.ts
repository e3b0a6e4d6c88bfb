import { useTranslation } from 'react-i18next';

/** The texts of the charts; participants load these without those of the editor. */
export function useChartTexts() {
  const { t, i18n } = useTranslation('tools/surveys/charts');
  return { t, language: i18n.language };
}
