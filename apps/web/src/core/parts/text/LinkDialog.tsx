import type { Editor } from '@tiptap/core';
import { Button } from '../../../ui/forms/Button';
import { FieldError } from '../../../ui/forms/FieldError';
import { TextInput } from '../../../ui/forms/TextField';
import { FormDialog } from '../../../ui/overlays/FormDialog';
import { useLink } from '../../boards/text-editor/use-link';
import { useTexts } from '../texts';

/** The address for the marked words, or for new ones. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTexts();
  const { address, setAddress, exists, refused, save, remove, close } = useLink(editor, onClose);
  const removes = (
    <Button variant="default" onClick={remove}>
      {t('tools.removeLink')}
    </Button>
  );
  return (
    <FormDialog
      title={t('tools.link')}
      closeLabel={t('close')}
      submitLabel={t('apply')}
      others={exists && removes}
      onSubmit={save}
      onClose={close}
    >
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
    </FormDialog>
  );
}
