import { isBlank } from '@murmel/contracts';
import { type FormEvent, lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { errorText } from '../../platform/errors/error-text';
import { useSession } from '../../platform/session/store';
import { ensureVisitor } from '../../platform/session/visitor';
import { FormButton } from './FormButton';
import { AnswerError } from './fields/AnswerError';
import classes from './NameForm.module.css';

const KnownName = lazy(() => import('./KnownName'));

interface NameFormProps {
  nameMax: number;
  texts: { label: string; hint: string; missing: string; begin: string; known: (name: string) => string; knownHint: string };
  /** stores the response under this name, with a key that stays the same when it is tried again */
  begin: (name: string) => Promise<void>;
  /** above the field */
  children?: ReactNode;
  /** below the button */
  below?: ReactNode;
}

/** Asks guests once for their name. Pupils work under the name that their class has for them, which the server gives them. */
export function NameForm({ nameMax, texts, begin, children, below }: NameFormProps) {
  const { user, isPupil } = useSession();
  const known = isPupil && user && !isBlank(user.name) ? { id: user.id, name: user.name } : undefined;
  const id = useId();
  const [name, setName] = useState(user && user.type !== 'Visitor' ? (user.name ?? '').slice(0, nameMax) : '');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const given = known ? known.name.slice(0, nameMax) : name;
    if (isBlank(given)) return setProblem(texts.missing);
    setBusy(true);
    setProblem(undefined);
    try {
      await ensureVisitor();
      await begin(given);
    } catch (error) {
      setProblem(errorText(error));
      setBusy(false);
    }
  };
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      {children}
      {known ? (
        <Suspense fallback={<p className={classes.known} />}>
          <KnownName {...known}>{texts.known(known.name)}</KnownName>
        </Suspense>
      ) : (
        <>
          <label className={classes.label} htmlFor={id}>
            {texts.label}
          </label>
          <input
            id={id}
            className={classes.name}
            value={name}
            maxLength={nameMax}
            autoComplete="off"
            aria-describedby={`${id}-hint ${id}-problem`}
            aria-invalid={problem !== undefined || undefined}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        </>
      )}
      <p id={`${id}-hint`} className={classes.hint}>
        {known ? texts.knownHint : texts.hint}
      </p>
      <AnswerError id={`${id}-problem`}>{problem}</AnswerError>
      <FormButton type="submit" busy={busy}>
        {texts.begin}
      </FormButton>
      {below}
    </form>
  );
}
