import { contentLanguage, LIMITS, type OwnSurveyResponse, type SurveyAnswer } from '@murmel/contracts';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { FormButton, RoundButton, TextButton } from '../../../core/answers/FormButton';
import { FormFrame } from '../../../core/answers/FormFrame';
import { isHeld } from '../../../core/answers/held-files';
import type { KnownFile, LocalAnswers } from '../../../core/answers/local-answers';
import { useAnswers } from '../../../core/answers/use-answers';
import { useHeldFiles } from '../../../core/answers/use-held-files';
import { useSubmission } from '../../../core/answers/use-submission';
import { useUploads } from '../../../core/answers/use-uploads';
import { quietApi } from '../../../platform/api/client';
import { randomId } from '../../../platform/random-id';
import { answerList, checkAnswers, SURVEY_ANSWERS } from './answers';
import { Notes } from './Notes';
import classes from './Questionnaire.module.css';
import { QuestionScreen } from './QuestionScreen';
import { Closed, NotOpenYet } from './StateScreens';
import { afterFailure } from './submission';
import { UnsentScreen } from './ThankYou';
import { useTexts } from './texts';
import { useQuestionSteps } from './use-question-steps';
import type { OpenSurvey } from './use-survey';

const IncompleteDialog = lazy(() => import('./IncompleteDialog'));

interface QuestionnaireProps {
  open: OpenSurvey;
  start: LocalAnswers<SurveyAnswer>;
  /** the submitted response that is changed; null for the first time */
  changing: string | null;
  resultsHref: string | undefined;
  onSent: (own: OwnSurveyResponse) => void;
  /** back to the submitted answers as they are */
  onLeave: () => void;
}

/** The questions one by one, until the answers are handed in. */
export function Questionnaire({ open, start, changing, resultsHref, onSent, onLeave }: QuestionnaireProps) {
  const t = useTexts();
  const { survey, state, offline } = open;
  const { questions } = survey.survey;
  const lang = contentLanguage(survey);
  const locked = state !== 'open';
  const { sheet, kept } = useAnswers({
    kind: SURVEY_ANSWERS,
    parts: questions,
    start,
    keep: open.keep,
    draftSeconds: locked || changing !== null ? 0 : LIMITS.survey.draftSeconds,
    saveDraft: (answers) => quietApi.surveys.saveDraft({ id: survey.id, answers: answerList(questions, answers) }),
  });
  const steps = useQuestionSteps(survey.id, questions, start.at, (questionId) => {
    sheet.goTo(questionId);
    setAsking(0);
  });
  const [checked, setChecked] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [asking, setAsking] = useState(0);
  const [jumps, setJumps] = useState(0);
  /** the question to which the user is sent to answer */
  const toAnswer = useRef<string>(undefined);
  const content = useRef<HTMLDivElement>(null);

  const takeFile = (questionId: string, file: KnownFile): void => {
    if (sheet.get().answers[questionId]?.fileId === file.id) return;
    forgetFile(questionId);
    setProblem(undefined);
    sheet.answer(questionId, { questionId, fileId: file.id }, file);
  };
  const uploads = useUploads(survey.id, takeFile);
  const held = useHeldFiles({
    itemId: survey.id,
    sheet,
    onLost: (questionId) => {
      setProblem(t('refused.lost'));
      sheet.answer(questionId, undefined);
    },
    onRefused: (questionId, file, why) => {
      uploads.fail(questionId, file, why);
      goTo(questionId);
    },
  });
  const { sending, send, giveUp } = useSubmission({
    prepare: held.prepare,
    handIn: ({ answers, incomplete, responseId }, options) =>
      quietApi.surveys[responseId ? 'updateResponse' : 'respond']({ id: responseId ?? survey.id, answers, incomplete }, options),
    afterFailure,
    start: start.submission,
    connected: !offline,
    onSent: (own) => {
      held.done();
      sheet.done();
      steps.leave(() => onSent(own));
    },
    onRefused: (why) => {
      sheet.submitting(null);
      setChecked(why.type === 'changed');
      setProblem(t(`refused.${why.type}`));
      if ((why.type === 'changed' || why.type === 'lost') && why.questionId !== undefined) {
        sheet.answer(why.questionId, undefined);
        goTo(why.questionId);
      }
      void open.refresh().catch(() => undefined);
    },
  });

  const forgetFile = (questionId: string): void => {
    const answer = sheet.get().answers[questionId];
    const id = answer?.fileId;
    if (isHeld(answer)) return held.forget(answer);
    // A response that was handed in keeps its file until the change is.
    if (id && changing === null) quietApi.ownerFiles.remove({ id }).catch(() => undefined);
  };

  const indexOf = (questionId: string | null): number => questions.findIndex(({ id }) => id === questionId);
  const index = Math.max(0, indexOf(kept.at));
  const question = questions[index];
  const check = checkAnswers(questions, kept.answers);
  const last = index === questions.length - 1;

  const goTo = (questionId: string): void => steps.go(index, indexOf(questionId));
  const jumpTo = (questionId: string): void => {
    toAnswer.current = questionId;
    setJumps((before) => before + 1);
    goTo(questionId);
  };
  useEffect(() => {
    // After being sent back to a question, the user should be able to answer at once.
    if (question === undefined || toAnswer.current !== question.id) return;
    toAnswer.current = undefined;
    content.current?.querySelector<HTMLElement>('[data-field] :is(input, textarea)')?.focus();
  }, [question, jumps]);

  const submit = (confirmed: boolean): void => {
    if (locked || sending !== 'idle') return;
    setProblem(undefined);
    setAsking(0);
    const going = questions.find(({ id }) => uploads.byPart[id]?.state === 'going');
    const first = questions.find(({ id }) => check.missing.includes(id) || check.tooLong.includes(id));
    if (going) {
      setProblem(t('file.wait'));
      goTo(going.id);
    } else if (first) {
      setChecked(true);
      jumpTo(first.id);
    } else if (check.open.length > 0 && !confirmed) {
      setAsking(check.open.length);
    } else {
      const submission = {
        key: randomId(),
        answers: answerList(questions, kept.answers),
        incomplete: check.open.length > 0,
        responseId: changing,
      };
      sheet.submitting(submission);
      send(submission);
    }
  };
  const backToOpen = (): void => {
    setAsking(0);
    jumpTo(check.open[0] ?? questions[index]!.id);
  };
  const stepTo = (to: number): void => {
    setProblem(undefined);
    steps.go(index, to);
  };
  const removeFile = (questionId: string): void => {
    forgetFile(questionId);
    sheet.answer(questionId, undefined);
  };

  if (sending === 'waiting') {
    const change = (): void => {
      giveUp();
      sheet.submitting(null);
    };
    return <UnsentScreen offline={offline} onChange={change} />;
  }
  const nothingYet = Object.keys(kept.answers).length === 0;
  if (state === 'draft' && nothingYet) return <NotOpenYet offline={offline} />;
  if (state === 'closed' && nothingYet) return <Closed offline={offline} resultsHref={resultsHref} />;
  if (!question) return <NotOpenYet offline={offline} />;

  const answer = kept.answers[question.id];
  const error = checked && check.missing.includes(question.id) ? t('missing') : undefined;
  const bar = (
    <>
      {index > 0 && (
        <RoundButton aria-label={t('back')} onClick={() => stepTo(index - 1)}>
          <IconArrowLeft size={24} stroke={1.9} aria-hidden />
        </RoundButton>
      )}
      {last ? (
        <FormButton
          key="submit"
          busy={sending === 'sending'}
          aria-disabled={locked || sending === 'sending' || undefined}
          onClick={() => submit(false)}
        >
          {locked ? t(state === 'closed' ? 'closed.button' : 'draft.button') : t(changing ? 'submitChange' : 'submit')}
        </FormButton>
      ) : (
        <FormButton key="next" onClick={() => stepTo(index + 1)}>
          {t('next')}
          <IconArrowRight size={24} stroke={1.9} aria-hidden />
        </FormButton>
      )}
    </>
  );
  return (
    <FormFrame
      screen={`question-${question.id}`}
      title={
        <h1 className={classes.title} lang={lang}>
          {survey.title}
        </h1>
      }
      offline={offline}
      bar={bar}
    >
      <div ref={content}>
        <Notes state={state} problem={problem} />
        {index === 0 && survey.description && (
          <p className={classes.description} lang={lang}>
            {survey.description}
          </p>
        )}
        <QuestionScreen
          key={question.id}
          question={question}
          lang={lang}
          index={index}
          count={questions.length}
          answer={answer}
          onAnswer={(said) => sending === 'idle' && sheet.answer(question.id, said && { ...said, questionId: question.id })}
          locked={locked}
          error={error}
          file={answer?.fileId ? kept.files[answer.fileId] : undefined}
          upload={uploads.byPart[question.id]}
          onFile={(file) => sending === 'idle' && uploads.begin(question.id, file)}
          onRecorded={(file) => sending === 'idle' && takeFile(question.id, file)}
          onGiveUp={() => uploads.giveUp(question.id)}
          onRemoveFile={() => sending === 'idle' && removeFile(question.id)}
        />
        <footer className={classes.foot}>
          <p>{t('stored')}</p>
          {changing !== null && <TextButton onClick={() => steps.leave(onLeave)}>{t('own.leave')}</TextButton>}
          {resultsHref && <a href={resultsHref}>{t('results.see')}</a>}
        </footer>
      </div>
      <Suspense fallback={null}>
        {asking > 0 && <IncompleteDialog count={asking} onConfirm={() => submit(true)} onCancel={backToOpen} />}
      </Suspense>
    </FormFrame>
  );
}
