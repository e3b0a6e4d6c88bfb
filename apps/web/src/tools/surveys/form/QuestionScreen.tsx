import { type SurveyAnswer, type SurveyQuestion, saysSomething } from '@murmel/contracts';
import type { ComponentType } from 'react';
import { TextButton } from './FormButton';
import { AnswerError } from './fields/AnswerError';
import { ChoiceField } from './fields/ChoiceField';
import { FileField } from './fields/FileField';
import type { FieldProps } from './fields/field';
import { ScaleField } from './fields/ScaleField';
import { StarField } from './fields/StarField';
import { TextAnswer } from './fields/TextAnswer';
import type { KnownFile } from './kept';
import { Progress } from './Progress';
import classes from './QuestionScreen.module.css';
import { useTexts } from './texts';
import type { Upload } from './use-uploads';

interface QuestionScreenProps {
  question: SurveyQuestion;
  index: number;
  count: number;
  answer: SurveyAnswer | undefined;
  onAnswer: (answer: SurveyAnswer | undefined) => void;
  locked: boolean;
  error: string | undefined;
  file: KnownFile | undefined;
  upload: Upload | undefined;
  onFile: (file: File) => void;
  onGiveUp: () => void;
  onRemoveFile: () => void;
}

const FIELDS: Readonly<Record<Exclude<SurveyQuestion['type'], 'file'>, ComponentType<FieldProps>>> = {
  single_choice: ChoiceField,
  multiple_choice: ChoiceField,
  rating: StarField,
  net_promoter_score: ScaleField,
  long_answer: TextAnswer,
};
/** What cannot be taken back by tapping it again. */
const STAYS: readonly string[] = ['single_choice', 'rating', 'net_promoter_score'];

/** One question with its answer. */
export function QuestionScreen({
  question,
  index,
  count,
  answer,
  onAnswer,
  locked,
  error,
  file,
  upload,
  onFile,
  onGiveUp,
  onRemoveFile,
}: QuestionScreenProps) {
  const t = useTexts();
  const id = (part: string): string => `question-${question.id}-${part}`;
  const hint = question.type === 'multiple_choice' ? t('multiple') : undefined;
  const describedBy =
    [question.description && id('description'), hint && id('hint'), error && id('error')].filter(Boolean).join(' ') || undefined;
  const field: FieldProps = { question, answer, onAnswer, locked, labelledBy: id('title'), describedBy, invalid: error !== undefined };
  return (
    <section aria-labelledby={id('title')} data-question>
      <Progress id={id('progress')} index={index} count={count} />
      <h2 id={id('title')} className={classes.title} tabIndex={-1} data-screen-heading aria-describedby={id('progress')}>
        {question.title || t('untitled')}
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
        <p className={classes.description} id={id('description')}>
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
      <div className={classes.field} data-field>
        {question.type === 'file' ? (
          <FileField {...field} file={file} upload={upload} onChoose={onFile} onGiveUp={onGiveUp} onRemove={onRemoveFile} />
        ) : (
          <OtherField type={question.type} {...field} />
        )}
      </div>
      <AnswerError id={id('error')}>{error}</AnswerError>
      {!question.required && !locked && STAYS.includes(question.type) && (
        <TextButton disabled={!saysSomething(question, answer)} onClick={() => onAnswer(undefined)}>
          {t('takeBack')}
        </TextButton>
      )}
    </section>
  );
}

function OtherField({ type, ...field }: FieldProps & { type: keyof typeof FIELDS }) {
  const Field = FIELDS[type];
  return <Field {...field} />;
}
