import type { School } from '@murmel/contracts';
import { IconUsers } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Button } from '../../ui/forms/Button';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { RouterLink } from '../links/RouterLink';
import { LoadState } from '../page/LoadState';
import { FoundSchoolForm } from './FoundSchoolForm';
import { useOwnSchool } from './queries';
import classes from './schools.module.css';

/** A teacher's school among the settings: which one it is, or how one begins. */
export function SchoolSection() {
  const { t: shell } = useTranslation('shell');
  const query = useOwnSchool();
  return (
    <LoadState query={query} skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={2} />}>
      {({ school }) => (school ? <OwnSchool school={school} /> : <FoundSchoolForm />)}
    </LoadState>
  );
}

function OwnSchool({ school: { name, role, teachers } }: { school: School }) {
  const { t } = useTranslation('schools');
  return (
    <div className={classes.own}>
      <p className={classes.name}>{name}</p>
      <p className={classes.hint}>
        {t('teachers', { count: teachers })} · {t(`roles.${role ?? 'member'}`)}
      </p>
      <Button
        variant="default"
        component={RouterLink}
        href="/profile/school"
        leftSection={<IconUsers size={20} stroke={1.9} aria-hidden />}
      >
        {t('open')}
      </Button>
    </div>
  );
}
