import { LIMITS } from '@murmel/contracts';
import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { NAMESPACE } from '../texts';
import { countWords } from './count-words';
import classes from './WordCount.module.css';

/** Counting a long text for every letter would be felt. */
const PAUSE_MS = 400;

/** From here on the limit is named. */
const NEARLY_FULL = 0.9;

const wordsOf = (editor: Editor) => {
  const { from, to, empty } = editor.state.selection;
  const [start, end] = empty ? [0, editor.state.doc.content.size] : [from, to];
  return { ...countWords(editor.state.doc.textBetween(start, end, '\n', ' ')), selected: !empty };
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
