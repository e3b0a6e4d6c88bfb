import { ACCOUNT_LICENCES, type AccountLicence } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../../platform/api/queries';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { ChoiceList } from '../../items/ChoiceList';

interface EnabledForProps {
  licences: readonly AccountLicence[];
  schoolIds: readonly string[];
  onLicences: (licences: AccountLicence[]) => void;
  onSchools: (schoolIds: string[]) => void;
}

/** Maximum number of schools offered for choice. */
const SCHOOLS = 100;

/** Accounts that may copy a partner's materials: all, unless licences or schools are chosen. */
export function EnabledFor({ licences, schoolIds, onLicences, onSchools }: EnabledForProps) {
  const { t } = useTranslation('partners/editor');
  const schools = useQuery(orpc.schools.list.queryOptions({ input: { limit: SCHOOLS } }));
  return (
    <>
      <ChoiceList
        label={t('licences')}
        options={ACCOUNT_LICENCES.map((value) => ({ value, label: t(`licence.${value}`) }))}
        chosen={[...licences]}
        onChange={onLicences}
      />
      <ChoiceList
        label={t('schools')}
        options={(schools.data?.entries ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        chosen={[...schoolIds]}
        onChange={onSchools}
      />
    </>
  );
}
