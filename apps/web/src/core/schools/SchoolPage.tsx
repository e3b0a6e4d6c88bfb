import type { School } from '@murmel/contracts';
import { IconLogout2, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Button } from '../../ui/forms/Button';
import { PageHeader } from '../../ui/layout/PageHeader';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { RouterLink } from '../links/RouterLink';
import { LoadState } from '../page/LoadState';
import { Colleagues } from './Colleagues';
import { FoundSchoolForm } from './FoundSchoolForm';
import { Invitations } from './Invitations';
import { LeaveSchoolDialog } from './LeaveSchoolDialog';
import { PupilLink } from './PupilLink';
import { useOwnSchool } from './queries';
import { RenameSchoolDialog } from './RenameSchoolDialog';
import classes from './schools.module.css';

/** A teacher's school: who is in it, who is invited. */
export default function SchoolPage() {
  const { t } = useTranslation('schools');
  const { t: shell } = useTranslation('shell');
  const query = useOwnSchool();
  return (
    <LoadState page query={query} skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={4} />}>
      {({ school }) => (school ? <OwnSchool school={school} /> : <NoSchool title={t('title')} />)}
    </LoadState>
  );
}

function WayBack() {
  const { t } = useTranslation('schools');
  return (
    <nav aria-label={t('wayBack')}>
      <RouterLink href="/profile" className={classes.back}>
        {t('profile')}
      </RouterLink>
    </nav>
  );
}

function NoSchool({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={title} breadcrumbs={<WayBack />} />
      <div className={classes.page}>
        <FoundSchoolForm />
      </div>
    </>
  );
}

function OwnSchool({ school }: { school: School }) {
  const { t } = useTranslation('schools');
  const [dialog, setDialog] = useState<'rename' | 'leave'>();
  const close = () => setDialog(undefined);
  const { name, teachers, abilities } = school;
  const rename = abilities.update && (
    <Button variant="default" leftSection={<IconPencil size={20} stroke={1.9} aria-hidden />} onClick={() => setDialog('rename')}>
      {t('rename')}
    </Button>
  );
  return (
    <>
      <PageHeader title={name} text={t('teachers', { count: teachers })} breadcrumbs={<WayBack />} actions={rename} />
      <div className={classes.page}>
        <p className={classes.hint}>{t('noRights')}</p>
        <Colleagues school={school} />
        {school.joinPath && <PupilLink joinPath={school.joinPath} />}
        {abilities.update && <Invitations schoolId={school.id} />}
        <div>
          <Button variant="default" leftSection={<IconLogout2 size={20} stroke={1.9} aria-hidden />} onClick={() => setDialog('leave')}>
            {t('leave.open')}
          </Button>
        </div>
      </div>
      {dialog === 'rename' && <RenameSchoolDialog school={school} onClose={close} />}
      {dialog === 'leave' && <LeaveSchoolDialog school={school} onClose={close} />}
    </>
  );
}
