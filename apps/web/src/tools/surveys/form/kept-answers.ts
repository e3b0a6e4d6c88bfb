import type { OwnSurveyResponse, Survey } from '@murmel/contracts';
import type { Keeper } from '../../../platform/waiting/late-keeper';
import type { WaitingCall } from '../../../platform/waiting/pieces';
import { prepareForNoLine } from '../../../platform/waiting/prepare';
import { type Left, type Kept as Work, WorkKeeper } from '../../../platform/waiting/work-keeper';
import { answerList, checkAnswers } from './answers';
import { EMPTY, type Kept } from './kept';

/** Answers with what the server had of them when it was there last. */
interface KeptAnswers {
  kept: Kept;
  own: OwnSurveyResponse | null;
}

/** A page of answers, so that it can be shown again without the server. */
export interface AnswersPage extends KeptAnswers {
  survey: Survey;
}

/** What earlier pages left; without the survey where an older version did. */
export interface LeftAnswers extends KeptAnswers {
  survey: Survey | undefined;
}

/** What is kept of somebody's answers to one survey, from the first one until they are handed in. */
export function keeperOfAnswers(itemId: string): Keeper<AnswersPage, LeftAnswers | undefined> {
  const keeper = new WorkKeeper<KeptAnswers>('answers', itemId, 0);
  return {
    load: async () => newestLeft(await keeper.load()),
    keep: (page) => keeper.keep(page && asWork(page)),
    prepare: prepareForNoLine,
    stop: () => keeper.stop(),
  };
}

/** The newest of what earlier pages kept; without the survey where an older version did. Undefined when nothing is readable. */
export function newestLeft(left: readonly Left<unknown>[]): LeftAnswers | undefined {
  const readable = left.flatMap(({ item, value }) => {
    // An older version knew the answers alone.
    const { kept = value, own = null } = (value ?? {}) as Partial<Record<keyof KeptAnswers, unknown>>;
    const read = { ...EMPTY, ...(kept as Partial<Kept> | null) };
    if (typeof read.answers !== 'object' || read.answers === null || !(read.changedAt > 0)) return [];
    return [{ kept: read, own: own as OwnSurveyResponse | null, survey: item as Survey | undefined }];
  });
  return readable.sort((one, other) => one.kept.changedAt - other.kept.changedAt).at(-1);
}

/** Answers as this device keeps them, and as they are sent without their page. */
export function asWork({ survey, own, kept }: AnswersPage): NonNullable<Work<KeptAnswers>> {
  const unsent = kept.unsaved || kept.submission !== null;
  return {
    item: survey,
    value: { kept, own },
    unsent,
    text: unsent ? inWords(survey, kept) : '',
    calls: unsent ? callsOf(survey, own, kept) : [],
  };
}

function callsOf({ id, survey: { questions } }: Survey, own: OwnSurveyResponse | null, { answers, submission }: Kept): WaitingCall[] {
  if (submission) {
    const { key, responseId, answers: given, incomplete } = submission;
    const input = { id: responseId ?? id, answers: given, incomplete };
    return [responseId === null ? { path: ['surveys', 'respond'], input, key } : { path: ['surveys', 'updateResponse'], input }];
  }
  // What was handed in is changed by handing in again, and a text that is too long is never taken.
  if (own?.submittedAt || checkAnswers(questions, answers).tooLong.length > 0) return [];
  return [{ path: ['surveys', 'saveDraft'], input: { id, answers: answerList(questions, answers) } }];
}

/** Each question that was answered, and below it what was said. */
function inWords({ survey: { questions } }: Survey, { answers, files }: Kept): string {
  return questions
    .flatMap(({ id, title, options }) => {
      const { text, number, optionIds, fileId } = answers[id] ?? {};
      const chosen = options.filter((option) => optionIds?.includes(option.id)).map((option) => option.text);
      const said = [text, number, ...chosen, fileId && files[fileId]?.name].filter((part) => part !== undefined && part !== '');
      return said.length > 0 ? [`${title}\n${said.join(', ')}`] : [];
    })
    .join('\n\n');
}
