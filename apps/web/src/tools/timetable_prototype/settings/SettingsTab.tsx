import { LIMITS, type PrototypeCalendarItem } from '@murmel/contracts';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useItemDraft } from '../../../core/items/use-item-draft';
import { RouterLink } from '../../../core/links/RouterLink';
import { api } from '../../../platform/api/client';
import { orpc } from '../../../platform/api/queries';
import { Textarea } from '../../../ui/forms/TextField';
import { Notice } from '../../../ui/status/Notice';
import { StatusLine } from '../../../ui/status/StatusLine';
import { calendarPath } from '../paths';
import { useTexts } from '../texts';
import { CalendarFields, type CalendarSettings } from './CalendarFields';
import classes from './settings.module.css';

type Fields = CalendarSettings & { description: string };

/** Settings of a calendar, saved as they are changed. Its title stands in the header. */
export default function SettingsTab({ item }: { item: PrototypeCalendarItem }) {
  const t = useTexts();
  const queryClient = useQueryClient();
  const { values, change, refusal, status } = useItemDraft<Fields>({
    stored: { ...item.calendar, description: item.description },
    save: async ({ zone, ...fields }) => {
      const changed = await api.prototypeCalendars.update({ id: item.id, ...fields, ...(zone !== undefined && { timeZone: zone }) });
      queryClient.setQueryData(orpc.prototypeCalendars.get.queryKey({ input: { id: item.id } }), changed);
      // Another zone is another moment for each event.
      await queryClient.invalidateQueries({ queryKey: orpc.prototypeCalendars.events.key() });
    },
  });
  return (
    <section className={classes.form} aria-labelledby="calendar-settings">
      <RouterLink href={calendarPath(item.id)} className={classes.back}>
        <IconArrowLeft size={20} stroke={1.9} aria-hidden />
        {t('toCalendar')}
      </RouterLink>
      <div className={classes.heading}>
        <h2 id="calendar-settings">{t('settings.title')}</h2>
        <StatusLine state={status} text={t(`status.${status}`)} />
      </div>
      {refusal && (
        <Notice tone="alert" title={t('messages.updateFailed')} announce>
          {refusal}
        </Notice>
      )}
      <Textarea
        label={t('fields.description')}
        value={values.description}
        maxLength={LIMITS.description.max}
        rows={3}
        onChange={({ currentTarget }) => change({ description: currentTarget.value })}
      />
      <CalendarFields values={values} onChange={change} />
    </section>
  );
}
