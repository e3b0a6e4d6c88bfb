import { LIMITS } from '@murmel/contracts';
import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { useEffect, useState } from 'react';
import { countWords } from '../../../core/ai/writing/count-words';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { NAMESPACE } from '../texts';
import classes from './WordCount.module.css';

/** Counting a long text for every letter would be felt. */
const PAUSE_MS = 400;

/** Fraction of the limit from which it is shown. */
const NEARLY_FULL = 0.9;

const wordsOf = (editor: Editor) => {
  const { selection, doc } = editor.state;
  // A film or an image that is selected as a whole has no words to count.
  const selected = !selection.empty && !(selection instanceof NodeSelection);
  const [start, end] = selected ? [selection.from, selection.to] : [0, doc.content.size];
  return { ...countWords(doc.textBetween(start, end, '\n', ' ')), selected };
};

/** Words and characters of the text, or of what is selected. */
export function WordCount({ editor }: { editor: Editor }) {
  const { t, i18n } = useTranslation(NAMESPACE);
  const [length, setLength] = useState(() => wordsOf(editor));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        if (!editor.isDestroyed) setLength(wordsOf(editor));
      }, PAUSE_MS);
    };
    later();
    editor.on('update', later);
    editor.on('selectionUpdate', later);
    return () => {
      clearTimeout(timer);
      editor.off('update', later);
      editor.off('selectionUpdate', later);
    };
  }, [editor]);
  const number = new Intl.NumberFormat(i18n.language);
  const full = !length.selected && length.characters >= LIMITS.text.maxCharacters * NEARLY_FULL;
  return (
    <p className={classes.count} data-full={full || undefined}>
      {t(length.selected ? 'count.selected' : 'count.all', {
        count: length.words,
        words: number.format(length.words),
        characters: number.format(length.characters),
      })}
      {full && ` ${t('count.limit', { max: number.format(LIMITS.text.maxCharacters) })}`}
    </p>
  );
}
