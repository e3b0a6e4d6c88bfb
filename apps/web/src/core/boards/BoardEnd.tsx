import { LIMITS } from '@murmel/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Ended } from '../../platform/collaboration/state';
import { Button } from '../../ui/forms/Button';
import { ErrorState } from '../../ui/status/ErrorState';
import classes from './BoardEnd.module.css';

function keyOf(ended: Ended): string {
  if (ended.kind === 'removed') return ended.because;
  return ended.kind === 'outdated' ? 'outdated' : ended.refusal.code === 'tooManyConnections' ? 'crowded' : 'refused';
}

interface BoardEndProps {
  ended: Ended;
  retry: () => void;
  /** where to go from here */
  home: ReactNode;
}

/** The board is closed for this person: why, and what helps. */
export function BoardEnd({ ended, retry, home }: BoardEndProps) {
  const { t } = useTranslation('boards');
  const key = keyOf(ended);
  const limit = ended.kind === 'refused' ? (ended.refusal.limit ?? LIMITS.collaboration.connectionsPerDocument) : undefined;
  return (
    <div className={classes.end}>
      <ErrorState
        level={2}
        title={t(`end.${key}.title`, { limit })}
        text={t(`end.${key}.text`, { limit })}
        actions={
          <>
            {ended.kind === 'outdated' && <Button onClick={() => location.reload()}>{t('end.reload')}</Button>}
            {ended.kind === 'refused' && <Button onClick={retry}>{t('end.retry')}</Button>}
            {home}
          </>
        }
      />
    </div>
  );
}
