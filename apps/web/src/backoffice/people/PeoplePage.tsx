import { BACKOFFICE_PATH } from '@murmel/contracts';
import { IconInfoCircle, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../core/links/ButtonLink';
import { RouterLink } from '../../core/links/RouterLink';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { LinkTabs } from '../../ui/layout/LinkTabs';
import { PageHeader } from '../../ui/layout/PageHeader';
import classes from '../lists.module.css';
import { GuestList } from './GuestList';
import { PupilFinder } from './PupilFinder';
import { TeacherList } from './TeacherList';

const KINDS = ['teachers', 'pupils', 'guests'] as const;
const SELF = `${BACKOFFICE_PATH}/users`;

/** People of the installation: teachers by name, pupils by their class, guests by when they were there. */
export default function PeoplePage() {
  const { t } = useTranslation('backoffice/people');
  const [parameters] = useSearchParams();
  const kind = KINDS.find((one) => one === parameters.get('kind')) ?? 'teachers';
  const counts = useQuery(orpc.backofficePeople.counts.queryOptions());
  const invite = (
    <ButtonLink href={`${SELF}/import`} variant="default" size="md" leftSection={<IconUserPlus size={20} stroke={1.9} aria-hidden />}>
      {t('invite')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader title={t('title')} actions={invite} />
      <div className={classes.tabs}>
        <LinkTabs
          label={t('kinds')}
          current={kind}
          linkAs={RouterLink}
          tabs={KINDS.map((key) => ({
            key,
            label: t(`kind.${key}`),
            count: counts.data?.[key],
            href: key === 'teachers' ? SELF : `${SELF}?kind=${key}`,
          }))}
        />
      </div>
      {kind === 'teachers' ? <TeacherList /> : kind === 'pupils' ? <PupilFinder /> : <GuestList />}
      <p className={`${classes.hint} ${classes.below}`}>
        <IconInfoCircle size={20} stroke={1.9} aria-hidden />
        {t('numbersOnly')}
      </p>
    </>
  );
}
