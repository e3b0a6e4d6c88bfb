import { linkFromInput } from '@murmel/documents';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { Button } from '../../../ui/forms/Button';
import { FieldError } from '../../../ui/forms/FieldError';
import { TextInput } from '../../../ui/forms/TextField';
import { FormDialog } from '../../../ui/overlays/FormDialog';
import { useTexts } from '../texts';
import { backToText } from './back-to-text';
import classes from './dialogs.module.css';

/** Puts a link on the selected words, or writes new ones; changes or removes the link at the caret. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTexts();
  const known = editor.getAttributes('link').href as string | undefined;
  const needsWords = editor.state.selection.empty && !known;
  const [address, setAddress] = useState(known ?? '');
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const href = linkFromInput(address);
  const done = () => {
    onClose();
    backToText(editor);
  };
  const save = () => {
    setTried(true);
    if (!href) return;
    if (needsWords)
      editor
        .chain()
        .insertContent({ type: 'text', text: words.trim() || address.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run();
    else editor.chain().extendMarkRange('link').setMark('link', { href }).run();
    done();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetMark('link').run();
    done();
  };
  const removes = (
    <Button variant="default" onClick={remove}>
      {t('link.remove')}
    </Button>
  );
  return (
    <FormDialog
      title={t(known ? 'link.edit' : 'link.title')}
      closeLabel={t('close')}
      submitLabel={t('link.save')}
      others={known && removes}
      className={classes.form}
      onSubmit={save}
      onClose={done}
    >
      <TextInput
        label={t('link.address')}
        description={t('link.addressHint')}
        value={address}
        type="url"
        inputMode="url"
        autoComplete="off"
        data-autofocus
        onChange={(event) => setAddress(event.currentTarget.value)}
        error={tried && !href && <FieldError>{t('link.refused')}</FieldError>}
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
