import { type FileSharing, type Item, LIMITS } from '@murmel/contracts';
import { IconCameraPlus, IconCheck, IconWifi } from '@tabler/icons-react';
import { useState } from 'react';
import { UploadRow } from '../../../core/boards/upload/UploadRow';
import { calendarDay, momentText, timeOfDayText } from '../../../core/dates/dates';
import { droppedFiles } from '../../../core/files/dropped-files';
import { usePastedFiles } from '../../../core/files/pasted-files';
import { useNow } from '../../../platform/clock/use-now';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { FileDropZone } from '../../../ui/files/FileDropZone';
import { shownState } from '../shown-state';
import { ArrivedFile } from './ArrivedFile';
import classes from './guest.module.css';
import { HandInName } from './HandInName';
import { useHandIn } from './use-hand-in';

/** The place to hand in: under which name, what arrived, what is on its way. */
export default function HandInPart({ item, sharing }: { item: Item; sharing: FileSharing }) {
  const { t, i18n } = useTranslation('tools/file_sharing/guest');
  const now = useNow(1000);
  const form = useHandIn(item.id);
  const [done, setDone] = useState(false);
  const { own, uploads } = form;
  const files = own?.files ?? [];
  const state = shownState(sharing, now);
  const going = uploads.filter(({ failed }) => failed === undefined);
  const full = files.length + going.length >= sharing.perPerson;
  const takes = !full && (state === 'open' || (state === 'over' && sharing.takesLate));
  usePastedFiles(form.begin, takes && !done);
  const at = sharing.closesAt === null ? undefined : new Date(sharing.closesAt);
  const date =
    at &&
    (calendarDay(at) === calendarDay(new Date(now))
      ? timeOfDayText(at, i18n.language)
      : momentText(at, i18n.language, { dateStyle: 'medium', timeStyle: 'short' }));
  if (done)
    return (
      <section className={classes.done} role="status">
        <IconCheck size={40} stroke={2.2} aria-hidden />
        <h2>{t('done.title')}</h2>
        <p>{t('done.text', { count: files.length, name: item.author.name })}</p>
        <button type="button" className={classes.plain} onClick={() => setDone(false)}>
          {t('done.back')}
        </button>
      </section>
    );
  return (
    <section className={classes.handIn} aria-labelledby="hand-in">
      <h2 id="hand-in">{t('handIn.title')}</h2>
      <p className={classes.quiet}>
        {state === 'over'
          ? t(sharing.takesLate ? 'handIn.late' : 'handIn.over', { date })
          : date
            ? t('handIn.until', { date })
            : t('handIn.open')}
      </p>
      <HandInName own={own} look={form.look} />
      {files.map((file) => (
        <ArrivedFile key={file.id} file={file} onRemove={() => void form.remove(file)} />
      ))}
      {form.failed && <p role="alert">{t('failed')}</p>}
      {uploads.map((upload) => (
        <UploadRow key={upload.key} upload={upload} dismiss={form.dismiss} pause={form.pause} />
      ))}
      {going.length > 0 && (
        <p className={classes.wait}>
          <IconWifi size={22} stroke={1.9} aria-hidden /> <span>{t('handIn.wait')}</span>
        </p>
      )}
      {takes && (
        <FileDropZone
          icon={IconCameraPlus}
          hint="hand-in-hint"
          onFile={(file) => form.begin([file])}
          onFiles={sharing.perPerson > 1 ? form.begin : undefined}
          // Files of a folder are handed in without it.
          onDrop={(dropped) => void droppedFiles(dropped).then(form.begin)}
        >
          {t(files.length > 0 ? 'handIn.another' : 'handIn.choose')}
        </FileDropZone>
      )}
      <p className={classes.quiet} id="hand-in-hint">
        {full
          ? t('handIn.full', { count: sharing.perPerson })
          : t('handIn.hint', { count: sharing.perPerson, paid: LIMITS.file.paidMegabytes, free: LIMITS.file.freeMegabytes })}
      </p>
      {files.length > 0 && going.length === 0 && (
        <button type="button" className={classes.ready} onClick={() => setDone(true)}>
          <IconCheck size={22} stroke={2.2} aria-hidden /> {t('handIn.ready')}
        </button>
      )}
    </section>
  );
}
