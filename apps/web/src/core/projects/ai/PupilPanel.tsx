import type { AiPupil, ProjectAi } from '@murmel/contracts';
import { IconEye, IconEyeOff, IconPlayerPause, IconPlayerPlay, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { media } from '../../../ui/layout/media';
import { PersonMarble } from '../../../ui/marbles/PersonMarble';
import { Drawer } from '../../../ui/overlays/Drawer';
import { IconButton } from '../../../ui/overlays/IconButton';
import { AiConversation } from './AiConversation';
import { MoreButton } from './MoreButton';
import classes from './panel.module.css';
import type { ProjectAiActions } from './use-project-ai';

/** Beside the pupils there is no room for a conversation; the same width as in ai.module.css. */
const useNarrow = media('(max-width: 74.99em)');

interface PupilPanelProps {
  projectId: string;
  ai: ProjectAi;
  pupil: AiPupil;
  acts: ProjectAiActions;
  /** no more changes are possible */
  over: boolean;
  onClose: () => void;
}

/**
 * Panel of one pupil: the messages if the class knows that they are read, and the actions to stop and to grant more. It covers the page
 * where that is narrow.
 */
export function PupilPanel({ onClose, ...about }: PupilPanelProps) {
  const { t } = useTranslation('projects/ai');
  const narrow = useNarrow();
  const { pupil } = about;
  const foot = !about.over && <Foot {...about} />;
  if (narrow) {
    return (
      <Drawer opened onClose={onClose} title={pupil.name} closeLabel={t('close')} footer={foot}>
        <div className={classes.drawer}>
          <Numbers pupil={pupil} />
          <Talk {...about} />
        </div>
      </Drawer>
    );
  }
  return <Beside {...about} onClose={onClose} />;
}

function Beside({ onClose, ...about }: PupilPanelProps) {
  const { t } = useTranslation('projects/ai');
  const heading = useRef<HTMLHeadingElement>(null);
  const { pupil } = about;
  useEffect(() => heading.current?.focus(), [pupil.id]);
  return (
    <section className={classes.panel} aria-labelledby="ai-pupil">
      <div className={classes.head}>
        <PersonMarble id={pupil.id} name={pupil.name} size={44} />
        <div className={classes.who}>
          <h2 ref={heading} id="ai-pupil" tabIndex={-1} className={classes.name}>
            {pupil.name}
          </h2>
          <Numbers pupil={pupil} />
        </div>
        <IconButton icon={IconX} label={t('close')} tipAlign="end" onClick={onClose} />
      </div>
      <Talk {...about} />
      {!about.over && (
        <div className={classes.foot}>
          <Foot {...about} />
        </div>
      )}
    </section>
  );
}

type AboutPupil = Omit<PupilPanelProps, 'onClose'>;

function Numbers({ pupil }: { pupil: AiPupil }) {
  const { t } = useTranslation('projects/ai');
  return (
    <p className={classes.quiet}>
      {t('usedToday', { used: pupil.used, limit: pupil.limit })}
      {pupil.stopped && ` · ${t('stopped')}`}
    </p>
  );
}

function Talk({ projectId, ai, pupil }: AboutPupil) {
  const { t } = useTranslation('projects/ai');
  if (ai.readableSince !== null) return <AiConversation key={pupil.id} projectId={projectId} pupil={pupil} />;
  return <p className={classes.unread}>{t('notReading')}</p>;
}

function Foot({ ai, pupil, acts }: AboutPupil) {
  const { t } = useTranslation('projects/ai');
  const { stopped, name } = pupil;
  const reads = ai.readableSince !== null;
  const Eye = reads ? IconEye : IconEyeOff;
  const StopIcon = stopped ? IconPlayerPlay : IconPlayerPause;
  return (
    <>
      <span className={classes.knows}>
        <Eye size={20} stroke={1.9} aria-hidden />
        {t(reads ? 'knows' : 'unread', { name })}
      </span>
      <span className={classes.buttons}>
        <MoreButton pupil={pupil} acts={acts} />
        <Button
          variant={stopped ? 'light' : 'default'}
          leftSection={<StopIcon size={20} stroke={1.9} aria-hidden />}
          loading={(acts.busy === 'stop' || acts.busy === 'letGo') && acts.about === pupil.id}
          onClick={() => void acts.stop(pupil, !stopped)}
        >
          {t(stopped ? 'letGo' : 'stop')}
        </Button>
      </span>
    </>
  );
}
