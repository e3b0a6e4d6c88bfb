import type { Editor } from '@tiptap/core';
import { DictateButton, ReadAloudButton } from '../../../core/ai/speech/speech-buttons';
import classes from './Toolbar.module.css';

/** Writes down speech at the caret, and reads aloud what is selected, else the whole text. */
export function SpeechTools({ editor }: { editor: Editor }) {
  const words = (): string => {
    const { doc, selection } = editor.state;
    const { from, to } = selection.empty ? { from: 0, to: doc.content.size } : selection;
    return doc.textBetween(from, to, '\n', ' ');
  };
  return (
    <>
      <DictateButton
        onText={(said) =>
          editor
            .chain()
            .focus()
            .insertContent({ type: 'text', text: `${said} ` })
            .run()
        }
      />
      <ReadAloudButton className={classes.tool ?? ''} text={words} onMouseDown={(event) => event.preventDefault()} />
    </>
  );
}
