import { type RecordingItem, recorderOfKind, TOOLS } from '@murmel/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { RollingMarble } from '../../../ui/marbles/RollingMarble';
import { pageMayAskFor } from '../../capture/capture-permission';
import type { Source } from '../../capture/sources';
import { DeviceCheck } from './DeviceCheck';
import { FileInstead } from './FileInstead';
import classes from './recorder.module.css';
import { RecordingSession } from './recording-session';
import { Stage } from './Stage';
import { UnfinishedNotice } from './UnfinishedNotice';
import { useUnfinishedOf } from './use-unfinished';

interface RecorderRoomProps {
  item: RecordingItem;
  /** called with true while a recording runs */
  onRunning: (running: boolean) => void;
}

/** Recorder of an item: the check before it, the recording itself, and the remains of an earlier one. */
export function RecorderRoom({ item, onRunning }: RecorderRoomProps) {
  const { t } = useTranslation('recordings');
  const queryClient = useQueryClient();
  const recorder = recorderOfKind(item.kind)!;
  const [session, setSession] = useState<RecordingSession>();
  const unfinished = useUnfinishedOf(item);
  const allowed = TOOLS[recorder].capabilities.records.every(pageMayAskFor);
  useEffect(() => {
    if (!allowed) location.reload();
  }, [allowed]);
  useEffect(() => {
    onRunning(session !== undefined);
    if (!session) return undefined;
    const stop = session.subscribe(() => session.get().phase === 'kept' && void queryClient.invalidateQueries());
    return () => {
      stop();
      session.leave();
      onRunning(false);
    };
  }, [session, onRunning, queryClient]);
  if (!allowed)
    return (
      <main id="main" tabIndex={-1} className={classes.room}>
        <RollingMarble label={t('opening')} quiet />
      </main>
    );
  return (
    <main id="main" tabIndex={-1} className={classes.room}>
      {session ? (
        <Stage recorder={recorder} session={session} onDiscarded={() => setSession(undefined)} />
      ) : (
        <>
          {unfinished && <UnfinishedNotice unfinished={unfinished} />}
          <DeviceCheck
            recorder={recorder}
            onStart={(source: Source) => setSession(new RecordingSession(item, source))}
            otherWay={<FileInstead item={item} />}
          />
        </>
      )}
    </main>
  );
}
