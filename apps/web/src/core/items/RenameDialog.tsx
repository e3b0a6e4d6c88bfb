import { type Item, LIMITS } from '@murmel/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orpc } from '../../platform/api/queries';
import { Button } from '../../ui/forms/Button';
import { FieldError } from '../../ui/forms/FieldError';
import { TextInput } from '../../ui/forms/TextField';
import { Dialog } from '../../ui/overlays/Dialog';
import { titleProblem } from './title-rules';

interface RenameDialogProps {
  item: Item;
  onClose: () => void;
}

/** Changes the title of an item from a list. */
export function RenameDialog({ item, onClose }: RenameDialogProps) {
  const { t } = useTranslation('items');
  const { t: shell } = useTranslation('shell');
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [title, setTitle] = useState(item.title);
  const [checked, setChecked] = useState(false);
  const queryClient = useQueryClient();
  const rename = useMutation(
    orpc.items.update.mutationOptions({
      onSuccess: async () => {
        onClose();
        await queryClient.invalidateQueries();
      },
    }),
  );
  const problem = checked ? titleProblem(title) : undefined;
  const error = problem ? t(`renameDialog.${problem}`, { max: LIMITS.title.max }) : rename.isError ? t('renameDialog.failed') : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (titleProblem(title)) field.current?.focus();
    else if (title.trim() === item.title) onClose();
    else rename.mutate({ id: item.id, title: title.trim() });
  };
  const footer = (
    <>
      <Button variant="default" onClick={onClose}>
        {shell('cancel')}
      </Button>
      <Button type="submit" form={form} loading={rename.isPending}>
        {t('renameDialog.save')}
      </Button>
    </>
  );
  return (
    <Dialog opened onClose={onClose} title={t('renameDialog.title')} closeLabel={shell('close')} footer={footer}>
      <form id={form} onSubmit={submit} noValidate>
        <TextInput
          ref={field}
          data-autofocus
          label={t('renameDialog.label')}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          error={error && <FieldError>{error}</FieldError>}
        />
      </form>
    </Dialog>
  );
}
