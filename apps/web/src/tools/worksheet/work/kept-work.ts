import type { Worksheet, WorksheetAnswer } from '@murmel/contracts';
import type { Kept } from '../../../core/answers/kept';
import { type KeptAnswers, keeperOfAnswers, workOf } from '../../../core/answers/kept-answers';
import type { WaitingCall } from '../../../platform/waiting/pieces';
import { blocksOf } from '../sheet/blocks-of';
import { askedOf, WORKSHEET_ANSWERS } from './answers';

/** A page of work, so that it can be shown again without the server. */
export interface WorkPage extends KeptAnswers<WorksheetAnswer> {
  sheet: Worksheet;
}

/** Creates the persister of a user's work on one sheet, until it is submitted. */
export function keeperOfWork(itemId: string) {
  return keeperOfAnswers<WorkPage, WorksheetAnswer>(itemId, ({ sheet, ...answers }) =>
    workOf(sheet, answers, { inWords: () => inWords(sheet, answers.kept), calls: () => callsOf(sheet, answers) }),
  );
}

/** Returns the calls that send the work without its page: none before the participant began, for the name was asked there. */
function callsOf({ worksheet }: Worksheet, { own, kept }: KeptAnswers<WorksheetAnswer>): WaitingCall[] {
  if (!own || own.submittedAt) return [];
  const asked = askedOf(blocksOf(worksheet));
  const answers = WORKSHEET_ANSWERS.list(asked, kept.answers);
  if (answers.length === 0 || WORKSHEET_ANSWERS.check(asked, kept.answers).tooLong.length > 0) return [];
  const { submission } = kept;
  if (submission) return [{ path: ['worksheets', 'submitResponse'], input: { id: own.id, answers, incomplete: submission.incomplete } }];
  return [{ path: ['worksheets', 'updateResponse'], input: { id: own.id, answers } }];
}

/** Formats the answers as text: each answered task, with its answer below. */
function inWords({ worksheet }: Worksheet, { answers, files }: Kept<WorksheetAnswer>): string {
  return blocksOf(worksheet)
    .flatMap(({ id, task, content }) => {
      const { text, optionIds, gaps, fileId } = answers[id] ?? {};
      const chosen = 'options' in content ? content.options.filter((option) => optionIds?.includes(option.id)).map((one) => one.text) : [];
      const said = [text, ...chosen, ...(gaps ?? []), fileId && files[fileId]?.name].filter(Boolean);
      return said.length > 0 ? [`${task}\n${said.join(', ')}`] : [];
    })
    .join('\n\n');
}
