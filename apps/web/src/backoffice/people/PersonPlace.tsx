import type { AdministeredPerson } from '@murmel/contracts';
import { api } from '../../platform/api/client';
import { useTranslation } from '../../platform/i18n/use-translation';
import { NativeSelect } from '../../ui/forms/TextField';
import panes from '../../ui/layout/panes.module.css';
import { useLicenceChoices, useSchoolChoices } from '../choices';
import type { PersonAction } from './person-action';

interface PersonPlaceProps {
  person: AdministeredPerson;
  run: PersonAction;
}

/** School and licence of a teacher. */
export function PersonPlace({ person: { id, school, seat, licence }, run }: PersonPlaceProps) {
  const { t } = useTranslation('backoffice/people');
  const schools = useSchoolChoices(school);
  const licences = useLicenceChoices(seat);
  return (
    <section className={panes.part} aria-labelledby="place">
      <h2 id="place" className={panes.head}>
        {t('place.title')}
      </h2>
      <NativeSelect
        label={t('place.school')}
        value={school?.id ?? ''}
        data={[{ value: '', label: t('place.noSchool') }, ...schools]}
        onChange={(event) => {
          const schoolId = event.currentTarget.value || null;
          void run('school', () => api.backofficePeople.setSchool({ userId: id, schoolId }));
        }}
      />
      <NativeSelect
        label={t('place.licence')}
        description={licence ? t('place.counts', { licence: t(`licence.${licence}`) }) : undefined}
        value={seat?.id ?? ''}
        data={[{ value: '', label: t('place.noLicence') }, ...licences]}
        onChange={(event) => {
          const licenceId = event.currentTarget.value || null;
          void run('licence', () => api.backofficePeople.setLicence({ userId: id, licenceId }));
        }}
      />
    </section>
  );
}
