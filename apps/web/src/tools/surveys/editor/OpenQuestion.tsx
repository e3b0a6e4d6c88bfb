import { characterCount, isChoice, LIMITS, type WrittenField } from '@murmel/contracts';
import { useEffect, useId, useRef } from 'react';
import { FieldError } from '../../../ui/forms/FieldError';
import { SwitchRow } from '../../../ui/forms/SwitchRow';
import { Textarea } from '../../../ui/forms/TextField';
import { Grip } from '../../../ui/sorting/Grip';
import { type Texts, useTexts } from '../texts';
import { ConflictNotice } from './ConflictNotice';
import type { QuestionFields } from './draft-question';
import { OptionFields } from './OptionFields';
import { QuestionPreview } from './QuestionPreview';
import { QuestionTools } from './QuestionTools';
import type { QuestionSlotProps } from './question-slot-props';
import classes from './questions.module.css';
import { TypeMenu } from './TypeMenu';
import { TYPING_PAUSE_MS } from './typing';

/** A question open for writing. It saves by itself. */
export function OpenQuestion(props: QuestionSlotProps) {
  const { question, index, questions, answers, focus, problem, handle, onChange, conflicts, onSettle, actions } = props;
  const t = useTexts();
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const title = useRef<HTMLTextAreaElement>(null);
  const asked = problem?.asked;
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' });
    if (focus) title.current?.focus({ preventScroll: true });
  }, [focus, asked]);
  const write = (fields: Partial<QuestionFields>) => onChange(fields, TYPING_PAUSE_MS);
  const conflictIn = (field: WrittenField) => (
    <Conflicts of={conflicts.filter((conflict) => conflict.field === field)} onSettle={onSettle} />
  );
  const missing = problem?.problem === 'title' && question.title.trim() === '';
  return (
    <section
      ref={card}
      className={classes.card}
      data-place={question.id}
      data-open
      aria-label={t('editor.question', { number: index + 1 })}
    >
      <div className={classes.head}>
        {handle && <Grip handle={handle} label={t('drag.handle', { number: index + 1 })} />}
        <span className={classes.number}>{index + 1}</span>
        <TypeMenu question={question} answered={answers?.answered ?? 0} onChange={(fields) => onChange(fields, 0)} />
        <QuestionTools question={question} index={index} questions={questions} answered={answers?.answered ?? 0} actions={actions} />
      </div>
      {conflictIn('type')}
      <Textarea
        ref={title}
        id={`${id}-title`}
        classNames={{ input: classes.titleField ?? '' }}
        label={t('editor.title')}
        rows={1}
        value={question.title}
        onChange={(event) => write({ title: event.currentTarget.value.replace(/\n/g, ' ') })}
        onKeyDown={(event) => {
          // A question is one line; Enter must not break it.
          if (event.key === 'Enter') event.preventDefault();
        }}
        error={
          lengthProblem(question.title, LIMITS.survey.questionMax, t) ??
          (missing ? <FieldError>{t('editor.problem.title')}</FieldError> : undefined)
        }
      />
      {conflictIn('title')}
      <Textarea
        classNames={{ input: classes.growing ?? '' }}
        label={t('editor.description')}
        rows={1}
        value={question.description}
        onChange={(event) => write({ description: event.currentTarget.value })}
        error={lengthProblem(question.description, LIMITS.description.max, t)}
      />
      {conflictIn('description')}
      {isChoice(question.type) ? (
        <OptionFields
          question={question}
          votes={answers?.counts}
          problem={problem?.problem === 'options'}
          conflictIn={(option) => <Conflicts of={conflicts.filter(({ partId }) => partId === option.id)} onSettle={onSettle} />}
          onChange={(options, delay) => onChange({ options }, delay)}
        />
      ) : (
        <QuestionPreview question={question} />
      )}
      <div className={classes.foot}>
        <SwitchRow label={t('editor.required')} checked={question.required} onChange={(required) => onChange({ required }, 0)} />
        <span className={classes.auto}>{t('editor.autosave')}</span>
      </div>
    </section>
  );
}

function Conflicts({ of, onSettle }: { of: QuestionSlotProps['conflicts']; onSettle: QuestionSlotProps['onSettle'] }) {
  return of.map((conflict) => (
    <ConflictNotice key={`${conflict.partId}/${conflict.field}`} conflict={conflict} onSettle={(whose) => onSettle(conflict, whose)} />
  ));
}

/** Returns the message about a text that is too long; nothing otherwise. */
function lengthProblem(text: string, max: number, t: Texts) {
  const length = characterCount(text.trim());
  return length > max ? <FieldError>{t('tooLong', { length, max })}</FieldError> : undefined;
}
