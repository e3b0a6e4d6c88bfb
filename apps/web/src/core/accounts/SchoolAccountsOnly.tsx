import { useTranslation } from '../../platform/i18n/use-translation';
import { FormOutcome } from './FormOutcome';

/** Page in the place of a form around passwords, where teachers sign in with their school account alone. */
export function SchoolAccountsOnly() {
  const { t } = useTranslation('accounts');
  return <FormOutcome title={t('signOn.onlyTitle')} text={t('signOn.onlyText')} />;
}
