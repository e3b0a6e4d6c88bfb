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

/** As many schools as are offered to choose from. */
const SCHOOLS = 100;

/** Who may copy a partner's materials: everybody, unless licences or schools are chosen. */
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
