import type { School } from '@murmel/contracts';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/client';
import { Button } from '../../ui/forms/Button';
import { FieldError } from '../../ui/forms/FieldError';
import { TextInput } from '../../ui/forms/TextField';
import { Dialog } from '../../ui/overlays/Dialog';
import { nameProblem, SCHOOL_NAME } from './name-rules';
import { useSchoolAction } from './use-school-action';

interface RenameSchoolDialogProps {
  school: School;
  onClose: () => void;
}

/** Another name for the school. */
export function RenameSchoolDialog({ school: { id, name: before }, onClose }: RenameSchoolDialogProps) {
  const { t } = useTranslation('schools');
  const { t: shell } = useTranslation('shell');
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(before);
  const [checked, setChecked] = useState(false);
  const { run, busy } = useSchoolAction();
  const problem = checked ? nameProblem(name) : undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (nameProblem(name)) field.current?.focus();
    else if (name.trim() === before || (await run('rename', () => api.schools.update({ id, name: name.trim() }), { name: name.trim() })))
      onClose();
  };
  const footer = (
    <>
      <Button variant="default" onClick={onClose}>
        {shell('cancel')}
      </Button>
      <Button type="submit" form={form} loading={busy === 'rename'}>
        {t('rename')}
      </Button>
    </>
  );
  return (
    <Dialog opened onClose={onClose} title={t('renameTitle')} closeLabel={shell('close')} footer={footer}>
      <form id={form} onSubmit={(event) => void submit(event)} noValidate>
        <TextInput
          ref={field}
          data-autofocus
          label={t('name')}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          error={problem && <FieldError>{t(`problems.${problem}`, { ...SCHOOL_NAME })}</FieldError>}
        />
      </form>
    </Dialog>
  );
}
