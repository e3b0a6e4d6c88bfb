import { LIMITS, type TimetableItem } from '@murmel/contracts';
import { useState } from 'react';
import { api } from '../../../platform/api/client';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { TextInput } from '../../../ui/forms/TextField';
import { toast } from '../../../ui/status/toast-queue';
import { useChange } from '../editor/use-timetable';
import { Refusal } from '../Refusal';
import { type Frame, FrameFields } from './FrameFields';
import { frameProblem } from './frame-problem';
import classes from './settings.module.css';

/** Name, days, minutes of a lesson and state. Only what was changed is sent, so that a colleague's change beside it stays. */
export function BasicSettings({ item }: { item: TimetableItem }) {
  const { t } = useTranslation('tools/timetable');
  const { first, last, lessonMinutes, state } = item.timetable;
  const [before] = useState({ name: item.title, first, last, lessonMinutes, state });
  const [draft, setDraft] = useState(before);
  const { busy, refusal, setRefusal, overtaken, change } = useChange(item.id);
  const save = async () => {
    const problem = frameProblem(draft, t);
    if (problem) return setRefusal(problem);
    const seen = { ...before, ...overtaken } as typeof before;
    const names = (['first', 'last', 'lessonMinutes', 'state'] as const).filter((name) => draft[name] !== seen[name]);
    const pick = (from: Frame) => Object.fromEntries(names.map((name) => [name, from[name]])) as Partial<Frame>;
    const input = { id: item.id, ...(draft.name !== before.name && { title: draft.name.trim() }), ...pick(draft), was: pick(seen) };
    if (await change('failed.settings', () => api.timetables.update(input)))
      toast({ id: 'timetable-settings', tone: 'success', text: t('settings.saved') });
  };
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Refusal text={refusal} />
      <TextInput
        label={t('frame.name')}
        value={draft.name}
        maxLength={LIMITS.title.max}
        onChange={({ currentTarget }) => setDraft({ ...draft, name: currentTarget.value })}
      />
      <FrameFields frame={draft} onChange={(frame) => setDraft({ ...draft, ...frame })} />
      <Button type="submit" loading={busy}>
        {t('settings.save')}
      </Button>
    </form>
  );
}
