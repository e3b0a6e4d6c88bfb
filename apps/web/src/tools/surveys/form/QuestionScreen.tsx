import { isChoice, LIMITS, type SurveyAnswer, type SurveyQuestion, saysSomething } from '@murmel/contracts';
import type { ComponentProps, ComponentType } from 'react';
import { TextButton } from '../../../core/answers/FormButton';
import { AnswerError } from '../../../core/answers/fields/AnswerError';
import { ChoiceField } from '../../../core/answers/fields/ChoiceField';
import { FileField } from '../../../core/answers/fields/FileField';
import type { FieldProps } from '../../../core/answers/fields/field';
import { TextField } from '../../../core/answers/fields/TextField';
import type { KnownFile } from '../../../core/answers/local-answers';
import type { Upload } from '../../../core/answers/use-uploads';
import { ScaleField } from './fields/ScaleField';
import { StarField } from './fields/StarField';
import { Progress } from './Progress';
import classes from './QuestionScreen.module.css';
import { useTexts } from './texts';

/** Value of an answer, without the question that it belongs to. */
export type AnswerValue = Omit<SurveyAnswer, 'questionId'>;
/** Props of all kinds of fields; each takes its own. */
type AnyField = FieldProps<AnswerValue> &
  Pick<ComponentProps<typeof ChoiceField>, 'part' | 'several'> &
  Pick<ComponentProps<typeof TextField>, 'max' | 't'>;

interface QuestionScreenProps {
  question: SurveyQuestion;
  /** language of the teacher's texts */
  lang: string;
  index: number;
  count: number;
  /** true where all questions stand below each other, to look at */
  still?: boolean;
  answer: SurveyAnswer | undefined;
  onAnswer: (said: AnswerValue | undefined) => void;
  locked: boolean;
  error: string | undefined;
  file: KnownFile | undefined;
  upload: Upload | undefined;
  onFile: (file: File) => void;
  onRecorded: (held: KnownFile) => void;
  onGiveUp: () => void;
  onRemoveFile: () => void;
}

const FIELDS: Readonly<Record<Exclude<SurveyQuestion['type'], 'file'>, ComponentType<AnyField>>> = {
  single_choice: ChoiceField,
  multiple_choice: ChoiceField,
  rating: StarField,
  net_promoter_score: ScaleField,
  long_answer: TextField,
};
/** Types whose answer a second tap does not remove. */
const STAYS: readonly string[] = ['single_choice', 'rating', 'net_promoter_score'];

/** One question with its answer. */
export function QuestionScreen({
  question,
  lang,
  index,
  count,
  still = false,
  answer,
  onAnswer,
  locked,
  error,
  file,
  upload,
  onFile,
  onRecorded,
  onGiveUp,
  onRemoveFile,
}: QuestionScreenProps) {
  const t = useTexts();
  const id = (part: string): string => `question-${question.id}-${part}`;
  const several = question.type === 'multiple_choice';
  const hint = several ? t('multiple') : undefined;
  const describedBy =
    [question.description && id('description'), hint && id('hint'), error && id('error')].filter(Boolean).join(' ') || undefined;
  const field: AnyField = {
    part: question,
    several,
    max: LIMITS.survey.longAnswerMax,
    t,
    answer,
    onAnswer,
    locked,
    labelledBy: id('title'),
    describedBy,
    invalid: error !== undefined,
  };
  return (
    <section aria-labelledby={id('title')} data-question>
      <Progress id={id('progress')} index={index} count={count} bar={!still} />
      <h2 id={id('title')} className={classes.title} tabIndex={-1} data-screen-heading aria-describedby={id('progress')}>
        {question.title ? <span lang={lang}>{question.title}</span> : t('untitled')}
        {question.required && (
          <>
            <span className={classes.star} aria-hidden="true">
              {'\u00a0*'}
            </span>
            <span className="visually-hidden"> ({t('required')})</span>
          </>
        )}
      </h2>
      {question.description && (
        <p className={classes.description} id={id('description')} lang={lang}>
          {question.description}
        </p>
      )}
      {(question.required || hint) && (
        <p className={classes.hint}>
          {question.required && (
            <span aria-hidden="true">
              <span className={classes.star}>*</span> {t('required')}
            </span>
          )}
          {hint && <span id={id('hint')}>{hint}</span>}
        </p>
      )}
      <div className={classes.field} data-field lang={isChoice(question.type) ? lang : undefined}>
        {question.type === 'file' ? (
          <FileField
            {...field}
            file={file}
            upload={upload}
            onChoose={onFile}
            onRecorded={onRecorded}
            onGiveUp={onGiveUp}
            onRemove={onRemoveFile}
          />
        ) : (
          <OtherField type={question.type} {...field} />
        )}
      </div>
      <AnswerError id={id('error')}>{error}</AnswerError>
      {!question.required && !locked && !still && STAYS.includes(question.type) && (
        <TextButton disabled={!saysSomething(question, answer)} onClick={() => onAnswer(undefined)}>
          {t('takeBack')}
        </TextButton>
      )}
    </section>
  );
}

function OtherField({ type, ...field }: AnyField & { type: keyof typeof FIELDS }) {
  const Field = FIELDS[type];
  return <Field {...field} />;
}
