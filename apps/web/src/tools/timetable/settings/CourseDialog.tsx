import { EVENT_COLOURS, TIMETABLE_LIMITS, type TimetableCourse, type TimetableItem } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client';
import { orpc } from '../../../platform/api/queries';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { NativeSelect, TextInput } from '../../../ui/forms/TextField';
import { FormDialog } from '../../../ui/overlays/FormDialog';
import { useChange } from '../editor/use-timetable';
import { Refusal } from '../Refusal';
import { ColourChoice } from './ColourChoice';
import classes from './settings.module.css';

const CLASSES_READ = 100;

/** Name, colour and class of a course. */
export function CourseDialog({ item, course, onClose }: { item: TimetableItem; course?: TimetableCourse; onClose: () => void }) {
  const { t } = useTranslation('tools/timetable');
  const { t: shell } = useTranslation('shell');
  const { courses } = item.timetable;
  const unused = EVENT_COLOURS.find((one) => !courses.some(({ colour }) => colour === one));
  const [before] = useState({ name: course?.name ?? '', colour: course?.colour ?? unused ?? 'green', classId: course?.class?.id ?? null });
  const [draft, setDraft] = useState(before);
  const { busy, refusal, setRefusal, overtaken, change } = useChange(item.id);
  const list = useQuery(orpc.schoolClasses.list.queryOptions({ input: { page: 1, limit: CLASSES_READ, archived: 'false' } }));
  const max = TIMETABLE_LIMITS.courseNameMax;
  const save = async () => {
    const name = draft.name.trim();
    if (name === '') return setRefusal(t('course.nameMissing'));
    if ([...name].length > max) return setRefusal(t('course.nameTooLong', { max, letters: [...name].length }));
    const seen = { ...before, ...overtaken } as typeof before;
    const names = (['name', 'colour', 'classId'] as const).filter((field) => draft[field] !== seen[field]);
    const pick = (from: typeof draft) => Object.fromEntries(names.map((field) => [field, from[field]])) as Partial<typeof draft>;
    const done = course
      ? await change('failed.changeCourse', () => api.timetables.updateCourse({ id: course.id, ...pick(draft), was: pick(seen) }))
      : await change('failed.createCourse', () => api.timetables.createCourse({ id: item.id, ...draft, name }));
    if (done) onClose();
  };
  return (
    <FormDialog
      title={t(course ? 'course.change' : 'course.add')}
      closeLabel={shell('close')}
      submitLabel={t('settings.save')}
      busy={busy}
      className={classes.form}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Refusal text={refusal} />
      <TextInput
        label={t('course.name')}
        description={t('course.nameHint', { max })}
        value={draft.name}
        data-autofocus
        onChange={({ currentTarget }) => setDraft({ ...draft, name: currentTarget.value })}
      />
      <ColourChoice value={draft.colour} onChange={(colour) => setDraft({ ...draft, colour })} />
      <NativeSelect
        label={t('course.class')}
        description={t('course.classHint')}
        value={draft.classId ?? ''}
        data={[
          { value: '', label: t('course.noClass') },
          ...(list.data?.entries ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ currentTarget }) => setDraft({ ...draft, classId: currentTarget.value || null })}
      />
    </FormDialog>
  );
}
