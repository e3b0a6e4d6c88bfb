import { contentLanguage, type Item, RECORDERS, type Recording, recorderOfKind } from '@murmel/contracts';
import { useEffect, useState } from 'react';
import { api } from '../../platform/api/client';
import { useTranslation } from '../../platform/i18n/use-translation';
import { PlainPage } from '../../ui/layout/PlainPage';
import { RollingMarble } from '../../ui/marbles/RollingMarble';
import type { PublicPageProps } from '../sharing/ItemGate';
import { RecordingPlayer } from './player/RecordingPlayer';
import { usePlayback } from './player/use-playback';
import classes from './public.module.css';

/** Recording for visitors with the link. */
export function PublicRecording({ item, reload }: PublicPageProps) {
  const { t } = useTranslation('platform/page');
  const { t: said } = useTranslation('recordings/player');
  const [recording, setRecording] = useState<Recording | null>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    api[RECORDERS[recorderOfKind(item.kind)!].calls].get({ id: item.id }).then(
      (answer) => setRecording(answer.recording),
      () => setFailed(true),
    );
  }, [item.id, item.kind]);
  return (
    <PlainPage homeHref="/" homeLabel={t('home')} skipLabel={t('skip')} wide>
      <div className={classes.page}>
        <h1 tabIndex={-1} lang={contentLanguage(item)} className={classes.title}>
          {item.title}
        </h1>
        {item.description && (
          <p className={classes.text} lang={contentLanguage(item)}>
            {item.description}
          </p>
        )}
        {recording && <Played item={item} recording={recording} />}
        {recording === null && <p>{said('nothing')}</p>}
        {recording === undefined && !failed && <RollingMarble label={t('loading')} quiet />}
        {failed && (
          <p role="alert">
            {said('notLoaded')}{' '}
            <button type="button" onClick={reload}>
              {said('again')}
            </button>
          </p>
        )}
      </div>
    </PlainPage>
  );
}

function Played({ item, recording }: { item: Item; recording: Recording }) {
  const playback = usePlayback(recording);
  return <RecordingPlayer recording={recording} title={item.title} playback={playback} />;
}
