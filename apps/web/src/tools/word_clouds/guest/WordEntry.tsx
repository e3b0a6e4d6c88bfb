import { LIMITS, tidyWord } from '@murmel/contracts';
import { IconAlertCircle, IconPlayerPause, IconPlus } from '@tabler/icons-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../texts';
import { entryProblem, refusalText } from './entry-problem';
import classes from './guest.module.css';
import type { GuestWords } from './use-guest-words';

/** Number of characters from which the count is shown. */
const COUNTER_FROM = 30;
const { wordMax } = LIMITS.wordCloud;

interface WordEntryProps {
  words: GuestWords;
  /** words that each guest has; null or undefined: no number to show */
  limit: number | null | undefined;
}

/** Input for one word. Errors are shown with their limit, before anything is sent. */
export function WordEntry({ words, limit }: WordEntryProps) {
  const t = useTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const { open, refused, own, waiting } = words;
  useEffect(() => {
    // A word that was not taken is not lost: it lies in the field again.
    if (refused) setText((typed) => typed || refused.text);
  }, [refused]);

  if (!open) return <Closed typed={tidyWord(text)} late={refused?.error.code === 'FORBIDDEN'} />;
  const used = own.length + waiting.length;
  const full = typeof limit === 'number' && used >= limit;
  const length = [...tidyWord(text)].length;
  const wrong = problem ?? (refused && refusalText(refused.error, t));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const word = tidyWord(text);
    input.current?.focus();
    if (word === '' || full) return;
    const found = entryProblem(word, t);
    setProblem(found);
    if (found) return;
    words.add(word);
    setText('');
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <label className={classes.label} htmlFor={id}>
        {t('guest.label')}
      </label>
      <input
        ref={input}
        id={id}
        className={classes.input}
        type="text"
        autoComplete="off"
        autoCapitalize="sentences"
        enterKeyHint="send"
        value={text}
        aria-invalid={wrong !== undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
      <p id={`${id}-hint`} className={classes.hint}>
        <span>{typeof limit === 'number' ? t('guest.used', { used: Math.min(used, limit), limit }) : t('guest.hint')}</span>
        {length >= COUNTER_FROM && !wrong && (
          <span className={classes.counter} data-over={length > wordMax || undefined}>
            {t('guest.counter', { length, max: wordMax })}
          </span>
        )}
      </p>
      <p id={`${id}-error`} className={classes.error} role="alert">
        {wrong && (
          <>
            <IconAlertCircle size={20} stroke={1.9} aria-hidden />
            <span>{wrong}</span>
          </>
        )}
      </p>
      <button type="submit" className={classes.add} disabled={full}>
        <IconPlus size={24} stroke={2} aria-hidden />
        <span>{t('guest.add')}</span>
      </button>
    </form>
  );
}

/** Instead of the field, once the teacher ended the input. What was typed stays readable. */
function Closed({ typed, late }: { typed: string; late: boolean }) {
  const t = useTexts();
  return (
    <section className={classes.closed} role="status">
      <IconPlayerPause size={24} stroke={1.9} aria-hidden />
      <div>
        <h2 className={classes.closedTitle}>{t('guest.closed')}</h2>
        <p>{late ? t('guest.late') : t('guest.closedText')}</p>
        {typed !== '' && <p className={classes.kept}>{t('guest.kept', { word: typed })}</p>}
      </div>
    </section>
  );
}
