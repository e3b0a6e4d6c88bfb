import type { PersonaQuestion } from '@murmel/contracts';
import { IconCircleCheck, IconCircleX, IconRefresh } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { RadioCards } from '../../../ui/forms/RadioCards';
import classes from './PersonaQuiz.module.css';

/** Four questions about the documented facts. Nothing of it is stored: it shows users what they remember. */
export function PersonaQuiz({ questions }: { questions: readonly PersonaQuestion[] }) {
  const { t, i18n } = useTranslation('ai/personas');
  const [chosen, setChosen] = useState<Chosen>({});
  const [checked, setChecked] = useState(false);
  const [again, setAgain] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const result = useRef<HTMLParagraphElement>(null);
  const { answered, right } = quizResult(questions, chosen);
  const missing = questions.length - answered;
  useEffect(() => {
    if (checked) result.current?.focus();
  }, [checked]);
  useEffect(() => {
    if (again > 0) heading.current?.focus();
  }, [again]);
  const retry = () => {
    setChosen({});
    setChecked(false);
    setAgain(again + 1);
  };
  return (
    <section aria-labelledby="persona-quiz" className={classes.quiz}>
      <h2 id="persona-quiz" ref={heading} tabIndex={-1} className={classes.heading}>
        {t('quiz.title')}
      </h2>
      <p className={classes.text}>{t('quiz.text')}</p>
      {questions.map(({ question, options, right: rightOne }, index) => (
        <div key={question.de}>
          <RadioCards
            legend={`${index + 1}. ${question[i18n.language]}`}
            cards={options.map((option, value) => ({ value: String(value), label: option[i18n.language] }))}
            value={chosen[index]?.toString()}
            onChange={(value) => setChosen((before) => ({ ...before, [index]: Number(value) }))}
            disabled={checked}
          />
          {checked && <Verdict right={chosen[index] === rightOne} answer={options[rightOne]?.[i18n.language] ?? ''} />}
        </div>
      ))}
      {checked ? (
        <div className={classes.end}>
          <p ref={result} tabIndex={-1} className={classes.result}>
            {t('quiz.result', { right, count: questions.length })} {t(right === questions.length ? 'quiz.all' : 'quiz.some')}
          </p>
          <Button variant="default" leftSection={<IconRefresh size={20} stroke={1.9} aria-hidden />} onClick={retry}>
            {t('quiz.again')}
          </Button>
        </div>
      ) : (
        <div className={classes.end}>
          <Button variant="default" disabled={missing > 0} onClick={() => setChecked(true)}>
            {t('quiz.check')}
          </Button>
          <span className={classes.text} role="status">
            {missing > 0 ? t('quiz.missing', { count: missing }) : ''}
          </span>
        </div>
      )}
    </section>
  );
}

function Verdict({ right, answer }: { right: boolean; answer: string }) {
  const { t } = useTranslation('ai/personas');
  const Sign = right ? IconCircleCheck : IconCircleX;
  return (
    <p className={classes.verdict} data-right={right}>
      <Sign size={20} stroke={1.9} aria-hidden />
      {right ? t('quiz.right') : t('quiz.wrong', { answer })}
    </p>
  );
}

/** Chosen option, by question. */
type Chosen = Readonly<Record<number, number>>;

/** Counts the answered questions and the right answers. */
function quizResult(questions: readonly PersonaQuestion[], chosen: Chosen): { answered: number; right: number } {
  return {
    answered: questions.filter((_, index) => chosen[index] !== undefined).length,
    right: questions.filter(({ right }, index) => chosen[index] === right).length,
  };
}
