import type { OwnSurveyResponse, Survey, SurveyAnswer } from '@murmel/contracts';
import {
  answersPersister,
  answersWork,
  type LeftoverAnswers,
  newestLeftover as newestOf,
  type SavedAnswers,
} from '../../../core/answers/answers-persister';
import type { LocalAnswers } from '../../../core/answers/local-answers';
import type { Persister } from '../../../platform/offline/lazy-persister';
import type { OutboxCall } from '../../../platform/offline/outbox-records';
import type { LeftoverWork } from '../../../platform/offline/work-persister';
import { answerList, checkAnswers } from './answers';

/** A page of answers, so that it can be shown again without the server. */
export interface SurveyAnswersSnapshot extends SavedAnswers<SurveyAnswer> {
  survey: Survey;
}

/** Answers left by earlier pages; without the survey if an older version left them. */
export interface LeftoverSurvey extends SavedAnswers<SurveyAnswer> {
  survey: Survey | undefined;
}

/** Creates the persister of a user's answers to one survey, from the first one until they are submitted. */
export function surveyPersister(itemId: string): Persister<SurveyAnswersSnapshot, LeftoverSurvey | undefined> {
  const keeper = answersPersister<SurveyAnswersSnapshot, SurveyAnswer>(itemId, surveyWork);
  return { ...keeper, load: async () => ofSurvey(await keeper.load()) };
}

/** The newest of what earlier pages kept; undefined when nothing is readable. */
export function newestLeftoverSurvey(left: readonly LeftoverWork<unknown>[]): LeftoverSurvey | undefined {
  return ofSurvey(newestOf(left));
}

function ofSurvey(left: LeftoverAnswers<SurveyAnswer> | undefined): LeftoverSurvey | undefined {
  return left && { kept: left.kept, own: left.own, survey: left.item as Survey | undefined };
}

/** Answers as this device keeps them, and as they are sent without their page. */
export function surveyWork({ survey, ...answers }: SurveyAnswersSnapshot) {
  const { own, kept } = answers;
  return answersWork(survey, answers, { inWords: () => inWords(survey, kept), calls: () => callsOf(survey, own, kept) });
}

function callsOf({ id, survey: { questions } }: Survey, own: OwnSurveyResponse | null, kept: LocalAnswers<SurveyAnswer>): OutboxCall[] {
  const { answers, submission } = kept;
  if (submission) {
    const { key, responseId, answers: given, incomplete } = submission;
    const input = { id: responseId ?? id, answers: given, incomplete };
    return [responseId === null ? { path: ['surveys', 'respond'], input, key } : { path: ['surveys', 'updateResponse'], input }];
  }
  // A submitted response changes only by submitting again, and a text that is too long is never accepted.
  if (own?.submittedAt || checkAnswers(questions, answers).tooLong.length > 0) return [];
  return [{ path: ['surveys', 'saveDraft'], input: { id, answers: answerList(questions, answers) } }];
}

/** Formats the answers as text: each answered question, with its answer below. */
function inWords({ survey: { questions } }: Survey, { answers, files }: LocalAnswers<SurveyAnswer>): string {
  return questions
    .flatMap(({ id, title, options }) => {
      const { text, number, optionIds, fileId } = answers[id] ?? {};
      const chosen = options.filter((option) => optionIds?.includes(option.id)).map((option) => option.text);
      const said = [text, number, ...chosen, fileId && files[fileId]?.name].filter((part) => part !== undefined && part !== '');
      return said.length > 0 ? [`${title}\n${said.join(', ')}`] : [];
    })
    .join('\n\n');
}
