import { RECORDERS, RECORDING_LIMITS, type Recording, type RecordingItem, recorderOfKind } from '@murmel/contracts';
import { IconDownload, IconRefresh } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import { toast } from '../../../ui/status/toast-queue';
import { RecordingPlayer } from '../player/RecordingPlayer';
import { usePlayback } from '../player/use-playback';
import { captionsOf } from './caption-times';
import classes from './editing.module.css';
import { PlaysWhere } from './PlaysWhere';
import { TimedLines } from './TimedLines';
import { type Cut, Trim } from './Trim';
import { useSaveMarks } from './use-save-marks';

/** The recording, and its maker's description. */
export function RecordingDetails({ item, recording }: { item: RecordingItem; recording: Recording }) {
  const { t } = useTranslation('recordings');
  const { durationMs, startMs, endMs, chapters, captions } = recording;
  const [cut, setCut] = useState<Cut>({ startMs, endMs });
  const mayChange = item.abilities.update === true;
  // Users who may restore the parts cut off hear them, too.
  const playback = usePlayback(mayChange ? { ...recording, startMs: 0, endMs: null } : recording);
  const marking = useSaveMarks(item, recording);
  const isCut = (at: number) => at < cut.startMs || at >= (cut.endMs ?? durationMs);
  const played = mayChange ? { ...recording, startMs: 0, endMs: null } : recording;
  const lines = { at: playback.at, busy: marking.busy, isCut, onSeek: playback.seek };
  return (
    <main id="main" tabIndex={-1} className={classes.main}>
      <div className={classes.film}>
        <RecordingPlayer recording={played} title={item.title} playback={playback} />
        {mayChange && <Trim recording={recording} cut={cut} at={playback.at} marking={marking} onCut={setCut} />}
        {mayChange && <Ways item={item} recording={recording} />}
        {mayChange && <PlaysWhere recording={recording} />}
      </div>
      {mayChange && (
        <div className={classes.beside}>
          <TimedLines
            of="captions"
            {...lines}
            lines={captions.map(({ from, to, text }) => ({ at: from, to, text }))}
            most={RECORDING_LIMITS.captions}
            longest={RECORDING_LIMITS.captionMax}
            onSave={(written) => void marking.mark({ captions: captionsOf(written) }, t('lines.captions.saved'))}
          />
          <TimedLines
            of="chapters"
            {...lines}
            lines={chapters.map(({ at, title }) => ({ at, text: title }))}
            most={RECORDING_LIMITS.chapters}
            longest={RECORDING_LIMITS.chapterMax}
            onSave={(written) =>
              void marking.mark({ chapters: written.map(({ at, text }) => ({ at, title: text })) }, t('lines.chapters.saved'))
            }
          />
        </div>
      )}
    </main>
  );
}

/** Taking it along, and recording it anew. */
function Ways({ item, recording }: { item: RecordingItem; recording: Recording }) {
  const { t } = useTranslation('recordings');
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const remove = async (): Promise<void> => {
    setBusy(true);
    try {
      await api[RECORDERS[recorderOfKind(item.kind)!].calls].remove({ id: recording.id });
      await queryClient.invalidateQueries();
    } catch (error) {
      toast({ tone: 'alert', text: errorText(error) });
    } finally {
      setBusy(false);
      setAsked(false);
    }
  };
  return (
    <div className={classes.row}>
      <Button
        component="a"
        href={recording.mp4 ?? recording.url}
        download
        variant="default"
        leftSection={<IconDownload size={20} stroke={1.9} aria-hidden />}
      >
        {t('ways.download')}
      </Button>
      <Button variant="default" leftSection={<IconRefresh size={20} stroke={1.9} aria-hidden />} onClick={() => setAsked(true)}>
        {t('ways.again')}
      </Button>
      <ConfirmDialog
        opened={asked}
        busy={busy}
        title={t('again.title')}
        confirmLabel={t('again.confirm')}
        cancelLabel={t('discard.cancel')}
        onConfirm={() => void remove()}
        onCancel={() => setAsked(false)}
      >
        {t('again.text')}
      </ConfirmDialog>
    </div>
  );
}
