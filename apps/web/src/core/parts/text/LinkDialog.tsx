import type { Editor } from '@tiptap/core';
import { type FormEvent, useId } from 'react';
import { Button } from '../../../ui/forms/Button';
import { FieldError } from '../../../ui/forms/FieldError';
import { TextInput } from '../../../ui/forms/TextField';
import { Dialog } from '../../../ui/overlays/Dialog';
import { useLink } from '../../boards/text-editor/use-link';
import { useTexts } from '../texts';

/** The address for the marked words, or for new ones. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTexts();
  const form = useId();
  const { address, setAddress, exists, refused, save, remove, close } = useLink(editor, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    save();
  };
  const footer = (
    <>
      {exists && (
        <Button variant="default" onClick={remove}>
          {t('tools.removeLink')}
        </Button>
      )}
      <Button type="submit" form={form}>
        {t('apply')}
      </Button>
    </>
  );
  return (
    <Dialog opened onClose={close} title={t('tools.link')} closeLabel={t('close')} footer={footer}>
      <form id={form} onSubmit={submit} noValidate>
        <TextInput
          label={t('tools.address')}
          value={address}
          type="url"
          inputMode="url"
          autoComplete="off"
          data-autofocus
          onChange={(event) => setAddress(event.currentTarget.value)}
          error={refused && <FieldError>{t('tools.addressRefused')}</FieldError>}
        />
      </form>
    </Dialog>
  );
}
