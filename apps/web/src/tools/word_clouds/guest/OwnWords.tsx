import type { OwnWord } from '@murmel/contracts';
import { IconClock, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { isErrorCode } from '../../../platform/errors/api-error';
import { errorText } from '../../../platform/errors/error-text';
import { PlainButton } from '../../../ui/forms/PlainButton';
import { useTexts } from '../texts';
import classes from './guest.module.css';
import type { GuestWords } from './use-guest-words';

/** Lists this guest's words, which can be withdrawn, and the ones that still wait for the network. */
export function OwnWords({ words }: { words: GuestWords }) {
  const t = useTexts();
  const { own, waiting, away } = words;
  const [busy, setBusy] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const removed = useRef(false);
  useEffect(() => {
    // Its button is gone: the keyboard goes on at the field.
    if (removed.current) document.querySelector('input')?.focus();
    removed.current = false;
  }, [own.length]);
  if (own.length === 0 && waiting.length === 0) return null;
  const remove = async (word: OwnWord, byKey: boolean): Promise<void> => {
    setBusy(word.id);
    setFailed(undefined);
    try {
      removed.current = byKey;
      await words.remove(word);
    } catch (error) {
      // A word that is gone already needs no message.
      if (!isErrorCode(error, 'NOT_FOUND')) setFailed(errorText(error));
      void words.reload();
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <section className={classes.own} aria-labelledby="own-words">
      <h2 id="own-words" className={classes.label}>
        {t('guest.own')}
      </h2>
      <ul className={classes.chips}>
        {own.map((word) => (
          <li key={word.id} className={classes.ownWord}>
            <span className={classes.ownText}>
              <span>{word.text}</span>
              {word.held && <span className={classes.held}>{t('guest.held')}</span>}
            </span>
            <PlainButton
              className={classes.remove}
              aria-label={t('guest.remove', { word: word.text })}
              busy={busy === word.id}
              onClick={({ detail }) => void remove(word, detail === 0)}
            >
              <IconX size={20} stroke={2} aria-hidden />
            </PlainButton>
          </li>
        ))}
        {waiting.map(({ key, text }) => (
          <li key={key} className={classes.ownWord} data-waiting>
            <IconClock size={18} stroke={1.9} aria-hidden />
            <span>{text}</span>
            <span className="visually-hidden">{t('guest.waits')}</span>
          </li>
        ))}
      </ul>
      <p className={classes.hint} role="status">
        {waiting.length > 0 && away ? t('guest.sendLater', { count: waiting.length }) : ''}
      </p>
      {failed && (
        <p className={classes.error} role="alert">
          {failed}
        </p>
      )}
    </section>
  );
}
