import { intlLocale } from '../../../core/dates/dates';
import { useTranslation } from '../../../platform/i18n/use-translation';

/** Numbers as the reader writes them. */
export function useNumbers() {
  const { i18n } = useTranslation();
  const shown = (value: number, fractionDigits = 1) =>
    new Intl.NumberFormat(intlLocale(i18n.language), { maximumFractionDigits: fractionDigits }).format(value);
  return { shown, centimetres: (millimetres: number) => shown(millimetres / 10) };
}
