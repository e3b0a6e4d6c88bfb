import { favouritesAfter, GRADE_LEVELS, type OnboardingAnswers, SCHOOL_TYPES, SUBJECT_TYPES } from '@murmel/contracts';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../platform/i18n/use-translation';
import { useSession } from '../platform/session/store';
import { Button } from '../ui/forms/Button';
import { Notice } from '../ui/status/Notice';
import { AnsweredCard } from './AnsweredCard';
import { answerText } from './answer-text';
import { ChoiceChips } from './ChoiceChips';
import type { ChosenAnswers } from './chosen-answers';
import { FirstStepsPanel } from './FirstStepsPanel';
import { Frame } from './Frame';
import { GoalCards } from './GoalCards';
import { Progress } from './Progress';
import classes from './Questions.module.css';
import { useLeaving } from './use-leaving';

const QUESTIONS = ['subjects', 'grades', 'goal'] as const;

interface QuestionsProps {
  given: OnboardingAnswers;
  /** asked again in a new school year */
  again: boolean;
}

/** Three questions on one page; what is answered stands above as a card, and none has to be answered. */
export function Questions({ given: { answeredAt: _answeredAt, school, favouriteTools: chosen, ...given }, again }: QuestionsProps) {
  const { t } = useTranslation('onboarding');
  const { t: items } = useTranslation('items/settings');
  const { user } = useSession();
  const [answers, setAnswers] = useState<ChosenAnswers>(given);
  const [step, setStep] = useState(0);
  const { save, skip, busy, failed } = useLeaving();
  const heading = useFocusAfterChange(step);
  const question = QUESTIONS[step]!;
  const last = step === QUESTIONS.length - 1;
  const change = (changes: Partial<ChosenAnswers>) => setAnswers({ ...answers, ...changes });
  const favourites = favouritesAfter(chosen, answers).filter((key) => !user?.disabledTools.includes(key));
  return (
    <Frame
      progress={<Progress step={step} of={QUESTIONS.length} />}
      later={
        <Button variant="subtle" busy={busy !== undefined} loading={busy === 'skip'} onClick={skip}>
          {t('later')}
        </Button>
      }
      beside={<FirstStepsPanel answers={answers} favourites={favourites} />}
    >
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (last) save(answers);
          else setStep(step + 1);
        }}
      >
        <div>
          <h1 tabIndex={-1}>{again ? t('again.title') : t(`left.${question}`)}</h1>
          {again && step === 0 && <p className={classes.hint}>{t('again.text')}</p>}
        </div>
        {step > 0 && (
          <div className={classes.answered}>
            {QUESTIONS.slice(0, step).map((key, index) => (
              <AnsweredCard
                key={key}
                question={t(`questions.${key}`)}
                answer={answerText(items, key, answers) || t('nothingSaid')}
                change={t('change')}
                onChange={() => setStep(index)}
              />
            ))}
          </div>
        )}
        <h2 ref={heading} id="question" tabIndex={-1} className={classes.question}>
          {t(`questions.${question}`)}
        </h2>
        {question === 'subjects' && (
          <ChoiceChips
            legend={t('questions.subjects')}
            legendHidden
            options={SUBJECT_TYPES.map((value) => ({ value, label: items(`subjectTypes.${value}`) }))}
            chosen={answers.subjectTypes}
            onChange={(subjectTypes) => change({ subjectTypes })}
          />
        )}
        {question === 'grades' && (
          <>
            <ChoiceChips
              legend={t('grades')}
              options={GRADE_LEVELS.map((value) => ({ value, label: items(`gradeLevels.${value}`) }))}
              chosen={answers.gradeLevels}
              onChange={(gradeLevels) => change({ gradeLevels })}
            />
            <ChoiceChips
              legend={t('schoolTypes')}
              options={SCHOOL_TYPES.map((value) => ({ value, label: items(`schoolTypes.${value}`) }))}
              chosen={answers.schoolTypes}
              onChange={(schoolTypes) => change({ schoolTypes })}
            />
            <p className={classes.hint}>{school === null ? t('noSchool') : t('school', { name: school })}</p>
          </>
        )}
        {question === 'goal' && <GoalCards labelledBy="question" value={answers.goal} onChange={(goal) => change({ goal })} />}
        {failed && (
          <Notice tone="alert" announce>
            {failed}
          </Notice>
        )}
        <div className={classes.end}>
          {step > 0 && (
            <Button
              variant="default"
              size="lg"
              leftSection={<IconArrowLeft size={20} stroke={2} aria-hidden />}
              onClick={() => setStep(step - 1)}
            >
              {t('back')}
            </Button>
          )}
          <p className={classes.promise}>{t('promise')}</p>
          <Button
            type="submit"
            size="lg"
            busy={busy !== undefined}
            loading={busy === 'save'}
            rightSection={<IconArrowRight size={20} stroke={2} aria-hidden />}
          >
            {t(last ? 'start' : 'next')}
          </Button>
        </div>
      </form>
    </Frame>
  );
}

/** Puts the focus on the question when it is another one, so that screen readers say it and the keyboard goes on there. */
function useFocusAfterChange(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}
