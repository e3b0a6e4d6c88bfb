import { LIMITS, schoolYearOf, TIMETABLE_LIMITS, TOOLS } from '@murmel/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../platform/api/client';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { TextInput } from '../../../ui/forms/TextField';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { FormDialog } from '../../../ui/overlays/FormDialog';
import { schoolClock, useChange } from '../editor/use-timetable';
import { Refusal } from '../Refusal';
import { type Frame, FrameFields } from '../settings/FrameFields';
import { frameProblem } from '../settings/frame-problem';
import classes from '../settings/settings.module.css';

/** The window that makes a timetable: name, days, minutes of a lesson, state. */
export default function CreateTimetablePage() {
  const { t } = useTranslation('tools/timetable');
  const { t: shell } = useTranslation('shell');
  const navigate = useNavigate();
  const [draft, setDraft] = useState<Frame & { name: string }>(() => ({
    name: '',
    ...schoolYearOf(schoolClock(new Date()).slice(0, 10)),
    lessonMinutes: TIMETABLE_LIMITS.lesson.start,
    state: null,
  }));
  const { busy, refusal, setRefusal, change } = useChange('new');
  const create = async () => {
    const problem = frameProblem(draft, t);
    if (problem) return setRefusal(problem);
    const { name, ...frame } = draft;
    const made = await change('failed.create', () => api.timetables.create({ title: name.trim(), ...frame }));
    if (made) await navigate(`${TOOLS.timetable.route}/${made.id}`, { replace: true });
    return undefined;
  };
  return (
    <>
      <PageHeader title={t('home.title')} />
      <FormDialog
        title={t('home.new')}
        closeLabel={shell('close')}
        submitLabel={t('home.create')}
        busy={busy}
        className={classes.form}
        onSubmit={() => void create()}
        onClose={() => void navigate(TOOLS.timetable.route)}
      >
        <Refusal text={refusal} />
        <TextInput
          label={t('frame.name')}
          value={draft.name}
          maxLength={LIMITS.title.max}
          data-autofocus
          onChange={({ currentTarget }) => setDraft({ ...draft, name: currentTarget.value })}
        />
        <FrameFields frame={draft} onChange={(frame) => setDraft({ ...draft, ...frame })} />
      </FormDialog>
    </>
  );
}
