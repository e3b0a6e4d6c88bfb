import type { OwnSurveyResponse, Survey, SurveyAnswer } from '@murmel/contracts';
import { answersPersister, answersWork } from '../../../core/answers/answers-persister';
import type { LocalAnswers } from '../../../core/answers/local-answers';
import type { AnswersPage } from '../../../core/answers/use-open-answers';
import type { OutboxCall } from '../../../platform/offline/outbox-records';
import { answerList, checkAnswers } from './answers';

/** Creates the persister of a user's answers to one survey, from the first one until they are submitted. */
export function surveyPersister(itemId: string) {
  return answersPersister<AnswersPage<Survey, SurveyAnswer>, SurveyAnswer>(itemId, surveyWork);
}

/** Answers as this device keeps them, and as they are sent without their page. */
export function surveyWork({ item, ...answers }: AnswersPage<Survey, SurveyAnswer>) {
  const { own, kept } = answers;
  return answersWork(item, answers, { inWords: () => inWords(item, kept), calls: () => callsOf(item, own, kept) });
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
