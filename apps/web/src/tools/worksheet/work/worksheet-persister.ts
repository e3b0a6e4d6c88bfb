import type { Worksheet, WorksheetAnswer } from '@murmel/contracts';
import { answersPersister, answersWork, type SavedAnswers } from '../../../core/answers/answers-persister';
import type { LocalAnswers } from '../../../core/answers/local-answers';
import type { AnswersPage } from '../../../core/answers/use-open-answers';
import type { OutboxCall } from '../../../platform/offline/outbox-records';
import { blocksOf } from '../sheet/blocks-of';
import { answerableBlocksOf, WORKSHEET_ANSWERS } from './answers';

/** Creates the persister of a user's work on one sheet, until it is submitted. */
export function worksheetPersister(itemId: string) {
  return answersPersister<AnswersPage<Worksheet, WorksheetAnswer>, WorksheetAnswer>(itemId, ({ item, ...answers }) =>
    answersWork(item, answers, { inWords: () => inWords(item, answers.kept), calls: () => callsOf(item, answers) }),
  );
}

/** Returns the calls that send the work without its page: none before the participant began, for the name was asked there. */
function callsOf({ worksheet }: Worksheet, { own, kept }: SavedAnswers<WorksheetAnswer>): OutboxCall[] {
  if (!own || own.submittedAt) return [];
  const asked = answerableBlocksOf(blocksOf(worksheet));
  const answers = WORKSHEET_ANSWERS.list(asked, kept.answers);
  if (answers.length === 0 || WORKSHEET_ANSWERS.check(asked, kept.answers).tooLong.length > 0) return [];
  const { submission } = kept;
  if (submission) return [{ path: ['worksheets', 'submitResponse'], input: { id: own.id, answers, incomplete: submission.incomplete } }];
  return [{ path: ['worksheets', 'updateResponse'], input: { id: own.id, answers } }];
}

/** Formats the answers as text: each answered task, with its answer below. */
function inWords({ worksheet }: Worksheet, { answers, files }: LocalAnswers<WorksheetAnswer>): string {
  return blocksOf(worksheet)
    .flatMap(({ id, task, content }) => {
      const { text, optionIds, gaps, fileId } = answers[id] ?? {};
      const chosen = 'options' in content ? content.options.filter((option) => optionIds?.includes(option.id)).map((one) => one.text) : [];
      const said = [text, ...chosen, ...(gaps ?? []), fileId && files[fileId]?.name].filter(Boolean);
      return said.length > 0 ? [`${task}\n${said.join(', ')}`] : [];
    })
    .join('\n\n');
}
