import { type IcsTarget, MEGABYTE, TIMETABLE_LIMITS, type TimetableItem } from '@murmel/contracts';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client';
import { orpc } from '../../../platform/api/queries';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { FileInput } from '../../../ui/files/FileInput';
import button from '../../../ui/files/file-button.module.css';
import { Button } from '../../../ui/forms/Button';
import { CopyButton } from '../../../ui/forms/CopyButton';
import { TextInput } from '../../../ui/forms/TextField';
import { toast } from '../../../ui/status/toast-queue';
import { useChange } from '../editor/use-timetable';
import { Refusal } from '../Refusal';
import classes from './settings.module.css';

/** Calendars that go out, as a subscription, and come in, as files. */
export function CalendarSettings({ item }: { item: TimetableItem }) {
  const { t } = useTranslation('tools/timetable');
  const { refusal, setRefusal, run, change } = useChange(item.id);
  const { megabytes } = TIMETABLE_LIMITS.ics;
  const read = async (file: File, as: IcsTarget) => {
    if (file.size > megabytes * MEGABYTE)
      return setRefusal(t('ics.tooLarge', { megabytes: Math.ceil(file.size / MEGABYTE), max: megabytes }));
    const text = await file.text();
    const answer = await run(
      'failed.file',
      () => api.timetables.importFile({ id: item.id, name: file.name.slice(-200), text, as }),
      ({ timetable }) => timetable,
    );
    if (answer) toast({ id: 'timetable-file', tone: 'success', text: t('ics.taken', { count: answer.added }) });
    return undefined;
  };
  const { holidaysFrom } = item.timetable;
  return (
    <div className={classes.form}>
      <Refusal text={refusal} />
      {item.abilities.share === true && <Subscription itemId={item.id} />}
      <section className={classes.part}>
        <h3>{t('ics.holidays')}</h3>
        <p className={classes.hint}>{holidaysFrom ? t('ics.holidaysFrom', { name: holidaysFrom }) : t('ics.holidaysHint')}</p>
        <div className={classes.presets}>
          <IcsFile label={t('ics.chooseHolidays')} onFile={(file) => void read(file, 'holidays')} />
          {holidaysFrom && (
            <Button variant="default" onClick={() => void change('failed.settings', () => api.timetables.removeHolidays({ id: item.id }))}>
              {t('ics.removeHolidays')}
            </Button>
          )}
        </div>
      </section>
      <section className={classes.part}>
        <h3>{t('ics.events')}</h3>
        <p className={classes.hint}>{t('ics.eventsHint', { max: megabytes })}</p>
        <IcsFile label={t('ics.chooseEvents')} onFile={(file) => void read(file, 'events')} />
      </section>
    </div>
  );
}

function IcsFile({ label, onFile }: { label: string; onFile: (file: File) => void }) {
  return (
    <label className={button.button}>
      <IconCalendarPlus size={20} stroke={1.9} aria-hidden />
      {label}
      <FileInput accept=".ics,text/calendar" onFile={onFile} />
    </label>
  );
}

function Subscription({ itemId }: { itemId: string }) {
  const { t } = useTranslation('tools/timetable');
  const queryClient = useQueryClient();
  const { data } = useQuery(orpc.timetables.feed.queryOptions({ input: { id: itemId } }));
  const { busy, refusal, run } = useChange(itemId);
  const [address, setAddress] = useState<string>();
  const renew = async () => {
    const made = await run(
      'failed.feed',
      () => api.timetables.createFeed({ id: itemId }),
      () => undefined,
    );
    if (made) setAddress(made.address);
    await queryClient.invalidateQueries({ queryKey: orpc.timetables.feed.key() });
  };
  const remove = async () => {
    await run(
      'failed.feed',
      () => api.timetables.removeFeed({ id: itemId }),
      () => undefined,
    );
    setAddress(undefined);
    await queryClient.invalidateQueries({ queryKey: orpc.timetables.feed.key() });
  };
  const on = data?.since != null;
  return (
    <section className={classes.part}>
      <h3>{t('ics.subscribe')}</h3>
      <p className={classes.hint}>{t('ics.subscribeHint', { count: TIMETABLE_LIMITS.feedReadsPerHour })}</p>
      <Refusal text={refusal} />
      {address && (
        <>
          <TextInput label={t('ics.address')} value={address} readOnly data-exact />
          <CopyButton text={address} label={t('ics.copy')} copiedLabel={t('ics.copied')} />
          <p className={classes.hint}>{t('ics.once')}</p>
        </>
      )}
      <div className={classes.presets}>
        <Button variant="default" loading={busy} onClick={() => void renew()}>
          {t(on ? 'ics.renew' : 'ics.make')}
        </Button>
        {on && (
          <Button variant="subtle" busy={busy} onClick={() => void remove()}>
            {t('ics.off')}
          </Button>
        )}
      </div>
    </section>
  );
}
