import { LIMITS } from '@murmel/contracts';
import { type ReactNode, useState } from 'react';
import type { Ended } from '../../platform/collaboration/state';
import { Button } from '../../ui/forms/Button';
import { ErrorState } from '../../ui/status/ErrorState';
import { LazyAccessWatcher } from '../sharing/LazyAccessWatcher';
import classes from './DocumentClosed.module.css';
import { useLiveTexts } from './use-live-texts';

function keyOf(ended: Ended): string {
  if (ended.kind === 'removed') return ended.because;
  return ended.kind === 'outdated' ? 'outdated' : ended.refusal.code === 'tooManyConnections' ? 'crowded' : 'refused';
}

interface DocumentClosedProps {
  itemId: string;
  ended: Ended;
  retry: () => void;
  /** next link, for users with an account */
  home?: ReactNode;
  /** instead of the reason, for users who can restore it from the trash */
  inTrash?: ReactNode;
  /** opens the page once more, for a guest: the way back after the access was taken away */
  lookAgain?: () => void;
  /** the tool's texts, where it has words of its own */
  texts?: string;
  /** above the reason: what was not saved */
  children?: ReactNode;
}

/** Notice that a live document is closed for this user: the reason and what helps. It reopens automatically when the right is restored. */
export function DocumentClosed({ itemId, ended, retry, home, inTrash, lookAgain, texts, children }: DocumentClosedProps) {
  const t = useLiveTexts(texts);
  const [isInTrash, setInTrash] = useState(false);
  const key = keyOf(ended);
  const limit = ended.kind === 'refused' ? (ended.refusal.limit ?? LIMITS.collaboration.connectionsPerDocument) : undefined;
  return (
    <div className={classes.end}>
      <LazyAccessWatcher itemId={itemId} closed={ended} onOpen={retry} onTrash={setInTrash} />
      {children}
      {isInTrash && inTrash ? (
        inTrash
      ) : (
        <ErrorState
          level={2}
          title={t(`end.${key}.title`, { limit })}
          text={t(`end.${key}.text`, { limit })}
          actions={
            <>
              {ended.kind === 'outdated' && <Button onClick={() => location.reload()}>{t('end.reload')}</Button>}
              {ended.kind === 'refused' && <Button onClick={retry}>{t('end.retry')}</Button>}
              {home}
              {ended.kind === 'removed' && lookAgain && (
                <Button variant="default" onClick={lookAgain}>
                  {t('end.lookAgain')}
                </Button>
              )}
            </>
          }
        />
      )}
    </div>
  );
}
