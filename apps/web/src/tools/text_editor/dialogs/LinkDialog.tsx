import { linkFromInput } from '@murmel/documents';
import type { Editor } from '@tiptap/core';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/forms/Button';
import { FieldError } from '../../../ui/forms/FieldError';
import { TextInput } from '../../../ui/forms/TextField';
import { Dialog } from '../../../ui/overlays/Dialog';
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
  const save = (event: FormEvent) => {
    event.preventDefault();
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
  return (
    <Dialog
      opened
      onClose={done}
      title={t(known ? 'link.edit' : 'link.title')}
      closeLabel={t('close')}
      footer={
        <div className={classes.foot}>
          {known && (
            <Button variant="default" onClick={remove}>
              {t('link.remove')}
            </Button>
          )}
          <Button type="submit" form="link-form">
            {t('link.save')}
          </Button>
        </div>
      }
    >
      <form id="link-form" className={classes.form} onSubmit={save} noValidate>
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
      </form>
    </Dialog>
  );
}
