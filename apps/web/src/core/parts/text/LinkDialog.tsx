import type { Editor } from '@tiptap/core';
import { AddressField } from '../../../ui/forms/AddressField';
import { Button } from '../../../ui/forms/Button';
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
      <AddressField
        label={t('tools.address')}
        value={address}
        data-autofocus
        onChange={setAddress}
        refused={refused && t('tools.addressRefused')}
      />
    </FormDialog>
  );
}
