import { FILE_SHARING_LIMITS, type FileSharing, type SharedFileItem } from '@murmel/contracts';
import { type FormEvent, useId, useState } from 'react';
import { localMoment, parseLocalMoment } from '../../../core/dates/local-moment';
import { WholeField } from '../../../platform/forms/WholeField';
import { pasteLines } from '../../../platform/paste/paste-lines';
import { Button } from '../../../ui/forms/Button';
import { FieldError } from '../../../ui/forms/FieldError';
import { SwitchRow } from '../../../ui/forms/SwitchRow';
import { Textarea, TextInput } from '../../../ui/forms/TextField';
import { useTexts } from '../texts';
import classes from './editor.module.css';
import { useChangeShare } from './use-change-share';

/** Settings of the collection: on or off, accepted content, deadline and limit per person. */
export function CollectSettings({ item, sharing }: { item: SharedFileItem; sharing: FileSharing }) {
  const t = useTexts();
  const title = useId();
  const { change, busy } = useChangeShare(item.id);
  const collects = sharing.state !== 'off';
  return (
    <section className={classes.section} aria-labelledby={title}>
      <h2 id={title}>{t('collect.title')}</h2>
      <SwitchRow
        label={t('collect.switch')}
        description={t('collect.switchHint')}
        checked={collects}
        onChange={(on) => !busy && void change({ collects: on })}
      />
      {collects && <Rules key={`${sharing.task} ${sharing.closesAt} ${sharing.perPerson}`} item={item} sharing={sharing} />}
    </section>
  );
}

function Rules({ item, sharing }: { item: SharedFileItem; sharing: FileSharing }) {
  const t = useTexts();
  const [task, setTask] = useState(sharing.task);
  const [until, setUntil] = useState(localMoment(sharing.closesAt));
  const [most, setMost] = useState(String(sharing.perPerson));
  const [noNumber, setNoNumber] = useState(false);
  const { change, busy } = useChangeShare(item.id);
  const { min, max } = FILE_SHARING_LIMITS.perPerson;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const perPerson = Number(most);
    const wrong = !(Number.isInteger(perPerson) && perPerson >= min && perPerson <= max);
    setNoNumber(wrong);
    if (!wrong) void change({ task: task.trim(), closesAt: parseLocalMoment(until), perPerson }, t('collect.saved'));
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Textarea
        label={t('collect.task')}
        description={t('collect.taskHint')}
        value={task}
        maxLength={FILE_SHARING_LIMITS.taskMax}
        rows={3}
        onChange={(event) => setTask(event.currentTarget.value)}
        onPaste={pasteLines}
      />
      <div className={classes.fields}>
        <WholeField
          type="datetime-local"
          label={t('collect.closesAt')}
          description={t('collect.closesAtHint')}
          value={until}
          onValue={setUntil}
        />
        <TextInput
          inputMode="numeric"
          label={t('collect.perPerson')}
          description={t('collect.perPersonHint', { min, max })}
          value={most}
          onChange={(event) => setMost(event.currentTarget.value)}
          error={noNumber && <FieldError>{t('collect.number', { min, max })}</FieldError>}
        />
      </div>
      <SwitchRow
        label={t('collect.late')}
        description={t('collect.lateHint')}
        checked={sharing.takesLate}
        onChange={(takesLate) => !busy && void change({ takesLate })}
      />
      <div className={classes.row}>
        <Button type="submit" variant="light" loading={busy}>
          {t('collect.save')}
        </Button>
      </div>
    </form>
  );
}
