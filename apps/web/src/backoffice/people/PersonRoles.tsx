import type { AdministeredPerson } from '@murmel/contracts';
import { api } from '../../platform/api/client';
import { useTranslation } from '../../platform/i18n/use-translation';
import { SwitchRow } from '../../ui/forms/SwitchRow';
import panes from '../../ui/layout/panes.module.css';
import type { PersonAction } from './person-action';

interface PersonRolesProps {
  person: AdministeredPerson;
  run: PersonAction;
}

/** Roles of a teacher. The own right to administrate cannot be given up here. */
export function PersonRoles({ person, run }: PersonRolesProps) {
  const { t } = useTranslation('backoffice/people');
  const set = (fields: { admin?: boolean; reviewer?: boolean; international?: boolean }) =>
    void run('update', () => api.backofficePeople.update({ userId: person.id, ...fields }), fields);
  return (
    <section className={panes.part} aria-labelledby="roles">
      <h2 id="roles" className={panes.head}>
        {t('roles.title')}
      </h2>
      <SwitchRow
        label={t('roles.admin')}
        description={t(person.mine ? 'roles.own' : 'roles.adminText')}
        checked={person.admin}
        disabled={person.mine}
        onChange={(admin) => set({ admin })}
      />
      <SwitchRow
        label={t('roles.reviewer')}
        description={t('roles.reviewerText')}
        checked={person.reviewer}
        onChange={(reviewer) => set({ reviewer })}
      />
      <SwitchRow
        label={t('roles.international')}
        description={t('roles.internationalText')}
        checked={person.international}
        onChange={(international) => set({ international })}
      />
    </section>
  );
}
