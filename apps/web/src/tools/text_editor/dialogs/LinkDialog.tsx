import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { useLink } from '../../../core/boards/text-editor/use-link';
import { AddressField } from '../../../ui/forms/AddressField';
import { Button } from '../../../ui/forms/Button';
import { TextInput } from '../../../ui/forms/TextField';
import { FormDialog } from '../../../ui/overlays/FormDialog';
import { useTexts } from '../texts';
import { backToText } from './back-to-text';
import classes from './dialogs.module.css';

/** Puts a link on the selected words, or writes new ones; changes or removes the link at the caret. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTexts();
  const [words, setWords] = useState('');
  const { address, setAddress, exists, needsWords, refused, save, remove, close } = useLink(editor, onClose, () => backToText(editor));
  const removes = (
    <Button variant="default" onClick={remove}>
      {t('link.remove')}
    </Button>
  );
  return (
    <FormDialog
      title={t(exists ? 'link.edit' : 'link.title')}
      closeLabel={t('close')}
      submitLabel={t('link.save')}
      others={exists && removes}
      className={classes.form}
      onSubmit={() => save(words)}
      onClose={close}
    >
      <AddressField
        label={t('link.address')}
        description={t('link.addressHint')}
        value={address}
        data-autofocus
        onChange={setAddress}
        refused={refused && t('link.refused')}
      />
      {needsWords && (
        <TextInput
          label={t('link.words')}
          description={t('link.wordsHint')}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      )}
    </FormDialog>
  );
}
