import { contentLanguage, isBlank, LIMITS, type OwnWork } from '@murmel/contracts';
import { type FormEvent, useId, useState } from 'react';
import { FormButton } from '../../../core/answers/FormButton';
import { FormFrame } from '../../../core/answers/FormFrame';
import { AnswerError } from '../../../core/answers/fields/AnswerError';
import { quietApi } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { randomId } from '../../../platform/random-id';
import { useSession } from '../../../platform/session/store';
import { ensureVisitor } from '../../../platform/session/visitor';
import { useTexts } from './texts';
import type { OpenSheet } from './use-sheet';
import classes from './work.module.css';

const key = randomId();

/** Asks once for the participant's name. Pupils of a class begin with the one that their teacher knows. */
export function NameScreen({ open, onBegun }: { open: OpenSheet; onBegun: (own: OwnWork) => void }) {
  const t = useTexts();
  const { user } = useSession();
  const id = useId();
  const [name, setName] = useState(user && user.type !== 'Visitor' ? (user.name ?? '').slice(0, LIMITS.worksheet.nameMax) : '');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { sheet, offline } = open;
  const begin = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    if (isBlank(name)) return setProblem(t('name.missing'));
    setBusy(true);
    setProblem(undefined);
    try {
      await ensureVisitor();
      onBegun(await quietApi.worksheets.createResponse({ id: sheet.id, name }, { context: { idempotencyKey: key } }));
    } catch (error) {
      setProblem(errorText(error));
      setBusy(false);
    }
  };
  return (
    <FormFrame screen="name" offline={offline}>
      <form className={classes.begin} onSubmit={(event) => void begin(event)} noValidate>
        <h1 tabIndex={-1} data-screen-heading className={classes.title} lang={contentLanguage(sheet)}>
          {sheet.title}
        </h1>
        {sheet.description && <p className={classes.description}>{sheet.description}</p>}
        <label className={classes.label} htmlFor={id}>
          {t('name.label')}
        </label>
        <input
          id={id}
          className={classes.name}
          value={name}
          maxLength={LIMITS.worksheet.nameMax}
          autoComplete="off"
          aria-describedby={`${id}-hint ${id}-problem`}
          aria-invalid={problem !== undefined || undefined}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <p id={`${id}-hint`} className={classes.hint}>
          {t('name.hint')}
        </p>
        <AnswerError id={`${id}-problem`}>{problem}</AnswerError>
        <FormButton type="submit" busy={busy}>
          {t('name.begin')}
        </FormButton>
        {sheet.worksheet.rules.minutes !== null && (
          <p className={classes.hint}>{t('time.given', { count: sheet.worksheet.rules.minutes })}</p>
        )}
      </form>
    </FormFrame>
  );
}
