import { type BoardRefusal, LIMITS } from '@murmel/contracts';
import { ORPCError } from '@orpc/client';
import { IconSend } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { refusalText } from '../../../../core/boards/refusal-text';
import { errorText } from '../../../../platform/errors/error-text';
import { pasteLines } from '../../../../platform/paste/paste-lines';
import { FieldError } from '../../../../ui/forms/FieldError';
import { PlainButton } from '../../../../ui/forms/PlainButton';
import { useTexts } from '../texts';
import classes from './comments.module.css';

const { commentMax, commentsPerCard, warnAt } = LIMITS.pinboard;

/** Text written and not sent, per card, until the page is left. */
const unsent = new Map<string, string>();

interface CommentFormProps {
  card: string;
  /** number of comments */
  full: number;
  refusal: BoardRefusal | undefined;
  offline: boolean;
  onAdd: (text: string) => Promise<void>;
  onTyping: () => void;
}

/** Form for a comment; or the reason why comments are not possible. */
export function CommentForm({ card, full, refusal, offline, onAdd, onTyping }: CommentFormProps) {
  const t = useTexts();
  const [words, setWords] = useState(() => unsent.get(card) ?? '');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const change = (text: string) => {
    setWords(text);
    if (text === '') unsent.delete(card);
    else unsent.set(card, text);
  };
  if (refusal) return <p className={classes.reason}>{refusal.code === 'FORBIDDEN' ? t('comments.readOnly') : refusalText(refusal)}</p>;
  if (full >= commentsPerCard) return <p className={classes.reason}>{t('comments.full', { max: commentsPerCard })}</p>;

  const text = words.trim();
  const send = async (): Promise<void> => {
    if (text === '' || busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await onAdd(text);
      change('');
    } catch (error) {
      const many = error instanceof ORPCError && error.code === 'LIMIT_REACHED';
      setProblem(many ? t('comments.full', { max: commentsPerCard }) : errorText(error));
    }
    setBusy(false);
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };
  const counted = words.length >= commentMax * warnAt;
  return (
    <form className={classes.form} onSubmit={submit}>
      <div className={classes.field}>
        <span className={classes.sizer} data-text={`${words} `}>
          <textarea
            ref={field}
            className={classes.words}
            rows={1}
            aria-label={t('comments.write')}
            aria-describedby={id}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            placeholder={t('comments.write')}
            value={words}
            maxLength={commentMax}
            readOnly={busy}
            onKeyDown={key}
            onPaste={pasteLines}
            onChange={(event) => {
              change(event.currentTarget.value);
              setProblem(undefined);
              onTyping();
            }}
          />
        </span>
        <PlainButton
          type="submit"
          className={classes.send}
          aria-label={t('comments.send')}
          title={t('comments.sendHint')}
          disabled={text === '' || offline}
          busy={busy}
        >
          <IconSend size={20} stroke={1.9} aria-hidden />
        </PlainButton>
      </div>
      <div id={id} className={classes.hint}>
        {offline && t('comments.offline')}
        {counted && ` ${t('comments.count', { length: words.length, max: commentMax })}`}
        {problem && (
          <span role="alert">
            <FieldError>{problem}</FieldError>
          </span>
        )}
      </div>
    </form>
  );
}
