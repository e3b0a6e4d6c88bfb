import type { PartOf } from '@murmel/documents';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { KeptPlaces } from '../../ai/writing/kept-places';
import { LocalMarks } from '../../ai/writing/local-marks';
import { toEditor } from '../../boards/text-editor/editor-text';
import { boardTextExtensions } from '../../boards/text-editor/extensions';
import { usePartHost } from '../part-host';
import { useTexts } from '../texts';
import { countedLength, TEXT_MAX, textOf } from './board-text';
import { endText, offerEditor } from './editing';
import styles from './TextEditor.module.css';
import classes from './text.module.css';
import { TextLimit } from './text-limit';
import { useEndOutside } from './use-end-outside';
import { useFittedSize } from './use-fitted-size';
import { useTextDraft } from './use-text-draft';

/** Edits the text of a part in its place, at its final size. Saves automatically. */
export default function TextEditor({ part }: { part: PartOf<'text'> }) {
  const t = useTexts();
  const { flows } = usePartHost();
  const face = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(part.content.text);
  const [full, setFull] = useState(false);
  const draft = useTextDraft(part, (other) => {
    editor.commands.setContent(toEditor(other), { emitUpdate: false });
    setText(other);
  });
  const editor = useEditor({
    extensions: [
      ...boardTextExtensions((words) => words || t('text.emptyLine')),
      LocalMarks,
      KeptPlaces,
      TextLimit.configure({ onFull: () => setFull(true) }),
    ],
    content: toEditor(part.content.text),
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    immediatelyRender: true,
    editorProps: {
      attributes: { 'aria-label': t('text.label'), role: 'textbox', 'aria-multiline': 'true', spellcheck: 'true' },
      handleKeyDown: (_view, event) => {
        // Arrows, Delete and the like are the text's here, not the part's.
        event.stopPropagation();
        if (event.key !== 'Escape' && !(event.key === 'Enter' && (event.ctrlKey || event.metaKey))) return false;
        event.preventDefault();
        const element = face.current?.closest<HTMLElement>('[data-part]');
        endText(part.id);
        element?.focus();
        return true;
      },
    },
    onUpdate: ({ editor: changed }) => {
      const next = textOf(changed.getJSON());
      setText(next);
      setFull(false);
      draft.type(next);
    },
    onBlur: () => draft.flush(),
  });
  useEffect(() => {
    // The one of a first drawing that was held back is gone by now; another takes its place.
    if (editor.isDestroyed) return;
    offerEditor(part.id, editor);
    editor.commands.focus('end');
  }, [part.id, editor]);
  useEndOutside(face, part.id);
  useFittedSize(face, text, flows);
  return (
    <div ref={face} className={flows ? classes.flowing : classes.face} data-uses>
      <EditorContent editor={editor} className={`${classes.words} ${styles.editor}`} />
      <Length length={countedLength(text)} full={full} />
    </div>
  );
}

/** Shows the remaining length near the limit. */
function Length({ length, full }: { length: number | undefined; full: boolean }) {
  const t = useTexts();
  const { language } = useTranslation().i18n;
  const number = (value: number): string => new Intl.NumberFormat(language).format(value);
  return (
    <p className={styles.count} role="status">
      {full
        ? t('text.full', { max: number(TEXT_MAX) })
        : length === undefined
          ? ''
          : t('text.count', { length: number(length), max: number(TEXT_MAX) })}
    </p>
  );
}
