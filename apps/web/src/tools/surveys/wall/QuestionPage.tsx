import {
  contentLanguage,
  isChoice,
  letterOf,
  type QuestionResult,
  type Survey,
  type SurveyQuestion,
  shownOptions,
} from '@murmel/contracts';
import { IconEyeOff } from '@tabler/icons-react';
import { useRef } from 'react';
import type { JoinAddress } from '../../../core/sharing/use-join-address';
import { QrCode } from '../../../ui/cards/QrCode';
import { LiveBadge } from '../../../ui/status/LiveBadge';
import { optionColour } from '../charts/chart-options';
import { QuestionChart } from '../charts/QuestionChart';
import { TextCloud } from '../charts/TextCloud';
import { useTexts } from '../texts';
import { AnswerTray } from './AnswerTray';
import { useLargestFit } from './use-largest-fit';
import classes from './wall.module.css';

interface QuestionPageProps {
  survey: Survey;
  question: SurveyQuestion;
  index: number;
  all: number;
  result: QuestionResult | undefined;
  /** its eye is open */
  revealed: boolean;
  /** free texts as their words */
  asCloud: boolean;
  responses: number;
  join: JoinAddress | undefined;
}

/** Wall page of one question: its text, and its answers once they are revealed. */
export function QuestionPage({ survey, question, index, all, result, revealed, asCloud, responses, join }: QuestionPageProps) {
  const t = useTexts();
  const released = (result?.texts ?? []).filter((text) => text.released).map(({ text }) => text);
  const lang = contentLanguage(survey);
  const room = useRef<HTMLDivElement>(null);
  useLargestFit(room);
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <div>
          <p className={classes.where}>
            {survey.survey.state === 'open' && <LiveBadge>{t('wall.live')}</LiveBadge>}
            <span>{t('wall.position', { number: index + 1, all, title: survey.title })}</span>
          </p>
          <h1 className={classes.question} lang={lang}>
            {question.title}
          </h1>
        </div>
        {join && !join.locked && (
          <aside className={classes.corner}>
            <QrCode value={join.address} label={t('wall.qr', { address: join.shown })} />
            <p>
              {join.code && <b>{join.code}</b>}
              <span>{join.code ? join.shown.replace(new RegExp(`/?${join.code}$`), '') : ''}</span>
              {join.withPassword && <span>{t('wall.passwordShort')}</span>}
            </p>
          </aside>
        )}
      </header>
      <div ref={room} className={classes.result}>
        <div className={classes.shown} data-type={question.type}>
          {revealed && result ? (
            question.type === 'long_answer' && asCloud && released.length > 0 ? (
              <TextCloud texts={released} size="wall" />
            ) : (
              <QuestionChart surveyId={survey.id} question={question} result={result} size="wall" />
            )
          ) : (
            <Covered question={question} lang={lang} />
          )}
        </div>
      </div>
      <AnswerTray question={question} result={result} revealed={revealed} responses={responses} />
    </div>
  );
}

/** While the eye is closed: what can be answered, nothing of what was. */
function Covered({ question, lang }: { question: SurveyQuestion; lang: string }) {
  const t = useTexts();
  return (
    <>
      {question.description && (
        <p className={classes.description} lang={lang}>
          {question.description}
        </p>
      )}
      {isChoice(question.type) && (
        <ol className={classes.options} lang={lang}>
          {shownOptions(question).map(({ id, text, place }) => (
            <li key={id} data-colour={optionColour(place)}>
              <span className={classes.letter}>{letterOf(place)}</span> {text}
            </li>
          ))}
        </ol>
      )}
      <p className={classes.covered}>
        <IconEyeOff aria-hidden />
        {t('wall.covered')}
      </p>
    </>
  );
}
