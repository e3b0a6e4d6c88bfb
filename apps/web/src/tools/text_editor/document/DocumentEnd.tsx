import { LIMITS } from '@murmel/contracts';
import type { ReactNode } from 'react';
import type { Collaboration, CollaborationView } from '../../../platform/collaboration/open-collaboration';
import type { Ended } from '../../../platform/collaboration/state';
import { Button } from '../../../ui/forms/Button';
import { ErrorState } from '../../../ui/status/ErrorState';
import { useTexts } from '../texts';
import classes from './document.module.css';
import { KeptWords } from './KeptWords';

function keyOf(ended: Ended): string {
  if (ended.kind === 'removed') return ended.because;
  return ended.kind === 'outdated' ? 'outdated' : ended.refusal.code === 'tooManyConnections' ? 'crowded' : 'refused';
}

interface DocumentEndProps {
  view: CollaborationView;
  collaboration: Collaboration;
  ended: Ended;
  /** where to go from here */
  home: ReactNode;
}

/** The document is closed for this person: why, what helps, and the words that were not saved. */
export function DocumentEnd({ view, collaboration, ended, home }: DocumentEndProps) {
  const t = useTexts();
  const key = keyOf(ended);
  const limit = ended.kind === 'refused' ? (ended.refusal.limit ?? LIMITS.collaboration.connectionsPerDocument) : undefined;
  return (
    <div className={classes.end}>
      {view.kept && <KeptWords kept={view.kept} collaboration={collaboration} />}
      <ErrorState
        level={2}
        title={t(`end.${key}.title`, { limit })}
        text={t(`end.${key}.text`, { limit })}
        actions={
          <>
            {ended.kind === 'outdated' && <Button onClick={() => location.reload()}>{t('end.reload')}</Button>}
            {ended.kind === 'refused' && <Button onClick={() => collaboration.retry()}>{t('end.retry')}</Button>}
            {home}
          </>
        }
      />
    </div>
  );
}
