import type { FeedbackAssignmentItem, OwnResponse, PupilTextAnswer } from '@murmel/contracts';
import { answersPersister, answersWork, type SavedAnswers } from '../../../core/answers/answers-persister';
import type { AnswersPage } from '../../../core/answers/use-open-answers';
import type { OutboxCall } from '../../../platform/offline/outbox-records';
import { PARTS, sentAnswers, TEXT_ANSWERS, TEXT_PART } from './text-answers';

/** Creates the persister of a user's text for one assignment. */
export function textPersister(itemId: string) {
  return answersPersister<TextPage, PupilTextAnswer>(itemId, textWork);
}

type TextPage = AnswersPage<FeedbackAssignmentItem, PupilTextAnswer>;

/** Text as this device keeps it, and as it is sent without its page. */
export function textWork({ item, ...saved }: TextPage) {
  return answersWork(item, saved, { inWords: () => saved.kept.answers[TEXT_PART]?.text ?? '', calls: () => callsOf(saved) });
}

/** Returns the calls that send the text without its page: none before the writer began, for the name was asked there. */
function callsOf({ own, kept }: { own: OwnResponse<PupilTextAnswer> | null; kept: SavedAnswers<PupilTextAnswer>['kept'] }): OutboxCall[] {
  const answers = sentAnswers(kept.answers);
  if (!own || answers.length === 0 || TEXT_ANSWERS.check(PARTS, kept.answers).tooLong.length > 0) return [];
  const { submission } = kept;
  if (submission) return [{ path: ['pupilFeedback', 'submitResponse'], input: { id: own.id, answers, final: !submission.incomplete } }];
  return [{ path: ['pupilFeedback', 'updateResponse'], input: { id: own.id, answers } }];
}
