import { IconMoon, IconPlayerPlay } from '@tabler/icons-react';
import { useEffect } from 'react';
import { ButtonLink } from '../../core/links/ButtonLink';
import { GO } from '../../core/links/pupil-paths';
import { GateFrame } from '../../core/sharing/ItemGateFrame';
import { useTranslation } from '../../platform/i18n/use-translation';
import { showTitle } from '../../platform/page/title';
import type { RowMarble } from '../../ui/marbles/MarbleRow';
import { ErrorState } from '../../ui/status/ErrorState';

const SLEEPING: readonly RowMarble[] = [{ colour: 'pflaume', size: 150, swirl: 2, icon: IconMoon }];

/** Replaces a pupil's page after the login session ended (picture 13-session-ended): the code leads back to the same page. */
export function PupilSessionEnded() {
  const { t } = useTranslation('app');
  const title = t('errors.pupilEnded.title');
  useEffect(() => {
    showTitle(location.pathname, title);
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, [title]);
  const again = (
    <ButtonLink fullLoad href={GO} leftSection={<IconPlayerPlay size={20} stroke={1.9} aria-hidden />}>
      {t('errors.pupilEnded.signIn')}
    </ButtonLink>
  );
  return (
    <GateFrame>
      <ErrorState title={title} text={t('errors.pupilEnded.text')} marbles={SLEEPING} actions={again} />
    </GateFrame>
  );
}
