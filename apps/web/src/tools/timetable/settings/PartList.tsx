import type { TimetableBreak, TimetableCourse, TimetableItem } from '@murmel/contracts';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { dateText } from '../../../core/calendar-view/calendar-days';
import { EntryDot } from '../../../core/calendar-view/EntryDot';
import { api } from '../../../platform/api/client';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import { IconButton } from '../../../ui/overlays/IconButton';
import { useChange } from '../editor/use-timetable';
import { Refusal } from '../Refusal';
import { BreakDialog } from './BreakDialog';
import { CourseDialog } from './CourseDialog';
import classes from './settings.module.css';

type Part = TimetableCourse | TimetableBreak;
const isCourse = (part: Part): part is TimetableCourse => 'colour' in part;
const nameOf = (part: Part): string => (isCourse(part) ? part.name : part.title);

/** The courses or the breaks of a timetable, each with what changes it. */
export function PartList({ item, part }: { item: TimetableItem; part: 'course' | 'break' }) {
  const { t, i18n } = useTranslation('tools/timetable');
  const { t: shell } = useTranslation('shell');
  const [open, setOpen] = useState<Part | 'new'>();
  const [leaving, setLeaving] = useState<Part>();
  const { busy, refusal, change } = useChange(item.id);
  const parts: readonly Part[] = part === 'course' ? item.timetable.courses : item.timetable.breaks;
  const edited = open === 'new' ? undefined : open;
  const remove = async ({ id }: Part) => {
    if (part === 'course') await change('failed.removeCourse', () => api.timetables.removeCourse({ id }));
    else await change('failed.removeBreak', () => api.timetables.removeBreak({ id }));
    setLeaving(undefined);
  };
  const detail = (one: Part): string => {
    if (isCourse(one)) return one.class?.name ?? '';
    const days = one.weekdays
      .map((day) => dateText(`2026-08-${String(day + 2).padStart(2, '0')}`, i18n.language, { weekday: 'short' }))
      .join(', ');
    return [`${one.startTime}–${one.endTime}`, days].filter(Boolean).join(' · ');
  };
  return (
    <div className={classes.form}>
      <Refusal text={refusal} />
      {parts.length === 0 && <p className={classes.hint}>{t(`${part}.none`)}</p>}
      <ul className={classes.list}>
        {parts.map((one) => (
          <li key={one.id} className={classes.row}>
            {isCourse(one) && <EntryDot colour={one.colour} />}
            <span className={classes.words}>
              <strong>{nameOf(one)}</strong>
              <span className={classes.hint}>{detail(one)}</span>
            </span>
            <IconButton label={t(`${part}.edit`, { name: nameOf(one) })} icon={IconPencil} onClick={() => setOpen(one)} />
            <IconButton label={t(`${part}.remove`, { name: nameOf(one) })} icon={IconTrash} onClick={() => setLeaving(one)} />
          </li>
        ))}
      </ul>
      <Button variant="default" leftSection={<IconPlus size={20} stroke={1.9} aria-hidden />} onClick={() => setOpen('new')}>
        {t(`${part}.add`)}
      </Button>
      {open && part === 'course' && (
        <CourseDialog item={item} {...(edited && isCourse(edited) && { course: edited })} onClose={() => setOpen(undefined)} />
      )}
      {open && part === 'break' && (
        <BreakDialog item={item} {...(edited && !isCourse(edited) && { pause: edited })} onClose={() => setOpen(undefined)} />
      )}
      {leaving && (
        <ConfirmDialog
          opened
          title={t(`${part}.removeTitle`, { name: nameOf(leaving) })}
          confirmLabel={t('remove')}
          cancelLabel={shell('cancel')}
          danger
          busy={busy}
          onConfirm={() => void remove(leaving)}
          onCancel={() => setLeaving(undefined)}
        >
          {t(`${part}.removeText`)}
        </ConfirmDialog>
      )}
    </div>
  );
}
