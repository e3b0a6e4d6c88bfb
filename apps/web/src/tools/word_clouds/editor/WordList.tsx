import type { ModeratedWord } from '@murmel/contracts';
import { IconEye, IconX } from '@tabler/icons-react';
import { memo, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../../ui/forms/Button';
import { useTexts } from '../texts';
import classes from './editor.module.css';

interface WordListProps {
  /** names a group below the main list */
  title?: string;
  hint?: string;
  words: readonly ModeratedWord[];
  selected?: string | undefined;
  onHide?: (word: ModeratedWord) => Promise<void>;
  /** effect of hiding these words */
  hides?: 'hide' | 'refuse';
  onRestore?: (word: ModeratedWord) => Promise<void>;
  restoreLabel?: string;
  /** text of an empty list */
  empty?: string;
  tone?: 'notice';
  /** action for all of them, below */
  action?: ReactNode;
}

/** Words with how often they came, and what can be done with each. */
export function WordList({
  title,
  hint,
  words,
  selected,
  onHide,
  hides = 'hide',
  onRestore,
  restoreLabel,
  empty,
  tone,
  action,
}: WordListProps) {
  const t = useTexts();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[data-selected]')?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  if (words.length === 0) return empty ? <p className={classes.nothing}>{empty}</p> : null;
  return (
    <section className={classes.group} data-tone={tone}>
      {title && (
        <h3 id={id} className={classes.groupTitle}>
          {title}
        </h3>
      )}
      {hint && <p className={classes.text}>{hint}</p>}
      <ul ref={list} className={classes.words} {...(title ? { 'aria-labelledby': id } : { 'aria-label': t('panel.title') })}>
        {words.map((word) => (
          <Row
            key={word.key}
            word={word}
            selected={word.key === selected}
            hide={onHide}
            hides={hides}
            restore={onRestore}
            restoreLabel={restoreLabel}
          />
        ))}
      </ul>
      {action}
    </section>
  );
}

interface RowProps {
  word: ModeratedWord;
  selected: boolean;
  hide: WordListProps['onHide'];
  hides: 'hide' | 'refuse';
  restore: WordListProps['onRestore'];
  restoreLabel: string | undefined;
}

function sameRow(before: RowProps, after: RowProps): boolean {
  return (
    before.word.text === after.word.text &&
    before.word.count === after.word.count &&
    before.selected === after.selected &&
    before.restoreLabel === after.restoreLabel
  );
}

/** Drawn again only when something that is seen of it changes: a push brings all words anew. */
const Row = memo(function Row({ word, selected, hide, hides, restore, restoreLabel }: RowProps) {
  const t = useTexts();
  return (
    <li className={classes.word} data-selected={selected || undefined}>
      <span className={classes.wordText}>{word.text}</span>
      <span className={classes.wordCount}>
        {word.count}
        <span className="visually-hidden"> {t('panel.times', { count: word.count })}</span>
      </span>
      {restore && restoreLabel && (
        <Button
          size="sm"
          variant="subtle"
          leftSection={<IconEye size={18} stroke={1.9} aria-hidden />}
          aria-label={`${restoreLabel}: ${word.text}`}
          onClick={() => void restore(word)}
        >
          {restoreLabel}
        </Button>
      )}
      {hide && (
        <button
          type="button"
          className={classes.hide}
          aria-label={t(`moderation.${hides}Word`, { word: word.text })}
          title={t(`moderation.${hides}`)}
          onClick={() => void hide(word)}
        >
          <IconX size={18} stroke={2} aria-hidden />
        </button>
      )}
    </li>
  );
}, sameRow);
