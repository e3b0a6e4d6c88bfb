import type { SchoolClass } from '@murmel/contracts';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/client';
import { Button } from '../../../ui/forms/Button';
import { FieldError } from '../../../ui/forms/FieldError';
import { TextInput } from '../../../ui/forms/TextField';
import { Dialog } from '../../../ui/overlays/Dialog';
import { CLASS_NAME, nameProblem } from '../name-rules';
import { useClassAction } from '../use-class-action';

interface RenameClassDialogProps {
  schoolClass: SchoolClass;
  onClose: () => void;
}

/** Another name for a class. */
export function RenameClassDialog({ schoolClass: { id, name: before }, onClose }: RenameClassDialogProps) {
  const { t } = useTranslation('classes');
  const { t: shell } = useTranslation('shell');
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(before);
  const [checked, setChecked] = useState(false);
  const { run, busy } = useClassAction();
  const problem = checked ? nameProblem(name, CLASS_NAME) : undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (nameProblem(name, CLASS_NAME)) field.current?.focus();
    else if (
      name.trim() === before ||
      (await run('rename', () => api.schoolClasses.update({ id, name: name.trim() }), { name: name.trim() }))
    )
      onClose();
  };
  const footer = (
    <>
      <Button variant="default" onClick={onClose}>
        {shell('cancel')}
      </Button>
      <Button type="submit" form={form} loading={busy === 'rename'}>
        {t('menu.rename')}
      </Button>
    </>
  );
  return (
    <Dialog opened onClose={onClose} title={t('renameTitle')} closeLabel={shell('close')} footer={footer}>
      <form id={form} onSubmit={(event) => void submit(event)} noValidate>
        <TextInput
          ref={field}
          data-autofocus
          label={t('fields.className')}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          error={problem && <FieldError>{t(`problems.${problem}`, { ...CLASS_NAME })}</FieldError>}
        />
      </form>
    </Dialog>
  );
}
