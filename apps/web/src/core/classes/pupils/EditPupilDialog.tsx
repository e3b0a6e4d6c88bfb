import { LIMITS, type PupilAccessEntry, textProblem } from '@murmel/contracts';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { api } from '../../../platform/api/client';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { FieldError } from '../../../ui/forms/FieldError';
import { focusFirstError } from '../../../ui/forms/focus-first-error';
import { Textarea, TextInput } from '../../../ui/forms/TextField';
import { Dialog } from '../../../ui/overlays/Dialog';
import classes from '../dialogs/dialogs.module.css';
import { useClassAction } from '../use-class-action';

interface EditPupilDialogProps {
  pupil: PupilAccessEntry;
  onClose: () => void;
}

/** Name and note of a pupil; the note is for teachers only. */
export function EditPupilDialog({ pupil, onClose }: EditPupilDialogProps) {
  const { t } = useTranslation('classes');
  const { t: shell } = useTranslation('shell');
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState(pupil.name);
  const [note, setNote] = useState(pupil.note);
  /** number of submissions with invalid fields */
  const [refused, setRefused] = useState(0);
  const { run, busy } = useClassAction();
  useEffect(() => {
    if (refused > 0) focusFirstError(form.current);
  }, [refused]);
  const { pupilName, noteMax } = LIMITS.schoolClass;
  const problem = textProblem(name, pupilName);
  const noteTooLong = textProblem(note, { max: noteMax }) !== undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (problem || noteTooLong) setRefused(refused + 1);
    else if (
      await run('editPupil', () => api.schoolClasses.updatePupil({ id: pupil.id, name: name.trim(), note: note.trim() }), {
        name: name.trim(),
      })
    )
      onClose();
  };
  const footer = (
    <>
      <Button variant="default" onClick={onClose}>
        {shell('cancel')}
      </Button>
      <Button type="submit" form={id} loading={busy === 'editPupil'}>
        {t('save')}
      </Button>
    </>
  );
  return (
    <Dialog opened onClose={onClose} title={t('editPupil.title', { name: pupil.name })} closeLabel={shell('close')} footer={footer}>
      <form id={id} ref={form} className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
        <TextInput
          data-autofocus
          label={t('fields.pupilName')}
          description={t('fields.pupilNameHint')}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={refused > 0 && problem && <FieldError>{t(`problems.${problem}`, { ...pupilName })}</FieldError>}
        />
        <Textarea
          label={t('fields.note')}
          description={t('fields.noteHint')}
          rows={3}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
          error={noteTooLong && <FieldError>{t('problems.tooLong', { max: noteMax })}</FieldError>}
        />
      </form>
    </Dialog>
  );
}
