import { characterCount, type OwnPupilText, PUPIL_FEEDBACK_LIMITS, type PupilTextAnswer } from '@murmel/contracts';
import { PupilText, publish } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import type { AnswerKind, ResponseRowOf } from '../../../core/answers/answer-kind.js';
import { type AnswerTables, responseColumns } from '../../../core/answers/answer-tables.js';
import { shownName } from '../../../core/answers/class-names.js';
import { responseStore } from '../../../core/answers/response-store.js';
import { apiError } from '../../../platform/api-error.js';
import { assignmentOf, openAssignment } from '../assignment-repository.js';
import { ownTextOf } from './own-text.js';

type Row = Pick<PupilText, 'name' | 'finalAt' | 'createdAt'>;

export interface PupilTextTypes {
  part: 'partId';
  asked: { id: string; required: boolean };
  answer: PupilTextAnswer;
  further: object;
  row: Row;
  own: OwnPupilText;
}

/** The one part of a response. */
export const TEXT_PART = 'text';
const { textMax, responsesMax } = PUPIL_FEEDBACK_LIMITS;

/** Tables of pupils' texts while they are written; what was handed in lies beside them, version by version. */
export const PUPIL_TEXT_TABLES: AnswerTables<'partId', object, Row> = {
  responses: 'pupil_text',
  devices: 'pupil_text_device',
  answers: 'pupil_text_draft',
  part: { field: 'partId', column: 'part_id', type: 'text' },
  optionIds: 'text[]',
  further: {},
  responseColumns: { name: shownName(), finalAt: 'final_at', createdAt: 'created_at' },
};

const store = responseStore(PUPIL_TEXT_TABLES, {
  limit: responsesMax,
  count: (manager, itemId) => manager.countBy(PupilText, { itemId }),
  // A text that was handed in goes on being written: the next version is made of it.
  staysOpen: true,
});

/** Texts of pupils: begun under a name, written as long as the assignment is open and no final version was handed in. */
export const pupilTextKind: AnswerKind<PupilTextTypes> = {
  tables: PUPIL_TEXT_TABLES,
  store,
  find: assignmentOf,
  async open(manager, itemId) {
    await openAssignment(manager, itemId);
    return [{ id: TEXT_PART, required: true }];
  },
  asked: (parts) => [...parts],
  check(part, { text = '' }) {
    if (!part) return { refused: { problem: 'unknown_part' } };
    const length = characterCount(text);
    if (length > textMax) return { refused: { problem: 'too_long', max: textMax, length } as { problem: string } };
    const stored = text.replaceAll('\0', '');
    if (stored.trim() === '') return { empty: true };
    return { given: { partId: TEXT_PART, optionIds: null, number: null, text: stored, fileId: null } };
  },
  shownAnswer: (partId, { text }) => (text === null ? undefined : { partId, text }),
  toOwnResponse: ownTextOf,
  publishChange: publishTextChanged,
  async onBegin(manager, { id }, name) {
    const [row] = await manager.query<ResponseRowOf<PupilTextTypes>[]>(
      `with begun as (update pupil_text set name = $2 where id = $1 returning *) select ${responseColumns(PUPIL_TEXT_TABLES)} from begun`,
      [id, name],
    );
    return row!;
  },
  closedError: ({ finalAt }) => (finalAt === null ? undefined : apiError('TEXT_FINAL')),
};

/** Publishes the change of a text to its author and to those who read responses. @param by the connection that made it, and knows it */
export async function publishTextChanged(
  manager: EntityManager,
  { id, itemId }: Pick<PupilText, 'id' | 'itemId'>,
  by?: string,
): Promise<void> {
  await publish(manager, 'response.changed', { itemId, responseId: id, ...(by !== undefined && { by }) });
}
