import { contentLanguage, isBlank, type OwnPupilText, PUPIL_FEEDBACK_LIMITS } from '@murmel/contracts';
import { type FormEvent, useId, useState } from 'react';
import { FormButton } from '../../../core/answers/FormButton';
import { FormFrame } from '../../../core/answers/FormFrame';
import { AnswerError } from '../../../core/answers/fields/AnswerError';
import { quietApi } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { randomId } from '../../../platform/random-id';
import { useSession } from '../../../platform/session/store';
import { ensureVisitor } from '../../../platform/session/visitor';
import { AssignmentTexts } from './AssignmentTexts';
import { useTexts } from './texts';
import type { OpenAssignment } from './use-assignment';
import classes from './writing.module.css';

const { nameMax } = PUPIL_FEEDBACK_LIMITS;
const key = randomId();

/** Shows the assignment, and asks once for the writer's name. Pupils of a class begin with the one that their teacher knows. */
export function NameScreen({ open, onBegun }: { open: OpenAssignment; onBegun: (own: OwnPupilText) => void }) {
  const t = useTexts();
  const { user } = useSession();
  const id = useId();
  const [name, setName] = useState(user && user.type !== 'Visitor' ? (user.name ?? '').slice(0, nameMax) : '');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { item, offline } = open;
  const begin = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    if (isBlank(name)) return setProblem(t('name.missing'));
    setBusy(true);
    setProblem(undefined);
    try {
      await ensureVisitor();
      onBegun(await quietApi.pupilFeedback.createResponse({ id: item.id, name }, { context: { idempotencyKey: key } }));
    } catch (error) {
      setProblem(errorText(error));
      setBusy(false);
    }
  };
  return (
    <FormFrame screen="name" offline={offline}>
      <h1 tabIndex={-1} data-screen-heading className={classes.title} lang={contentLanguage(item)}>
        {item.title}
      </h1>
      <AssignmentTexts item={item} opened />
      <form className={classes.begin} onSubmit={(event) => void begin(event)} noValidate>
        <label className={classes.label} htmlFor={id}>
          {t('name.label')}
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
        <p id={`${id}-hint`} className={classes.hint}>
          {t('name.hint')}
        </p>
        <AnswerError id={`${id}-problem`}>{problem}</AnswerError>
        <FormButton type="submit" busy={busy}>
          {t('name.begin')}
        </FormButton>
      </form>
    </FormFrame>
  );
}
