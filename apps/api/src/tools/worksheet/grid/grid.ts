import { type GridRow, LIMITS, ownLook, type WorksheetGrid, type WorksheetLive } from '@murmel/contracts';
import { type Sheet, tasksOf } from '@murmel/documents';
import type { EntityManager } from 'typeorm';
import { shownName } from '../../../core/answers/class-names.js';
import { contentOf } from '../../../core/answers/stored-answers.js';
import { BoardReader } from '../../../core/boards/board-reader.js';
import { packageStates } from '../../../core/h5p/packages.js';
import { handsFor } from '../../../core/projects/item-hands.js';
import { missingFrom } from '../../../core/projects/missing-pupils.js';
import { STORED_WORKSHEET } from '../stored-worksheet.js';
import { worksheetAnswerKind } from '../work/worksheet-answer-kind.js';
import { revisionOf, rulesOf } from '../worksheet-item.js';
import { worksheetOf } from '../worksheet-repository.js';
import { cellOf } from './cell.js';
import { CellCache } from './cell-cache.js';

export type WorksheetAudience = WorksheetLive['audience'];

/** SQL: an account `a` has begun. */
const BEGUN = 'select 1 from worksheet_response r where r.item_id = s.item_id and r.account_id = a.id';

interface Row {
  id: string;
  name: string;
  accountId: string | null;
  personId: string;
  updatedAt: Date;
  submittedAt: Date | null;
  lastBlockId: string | null;
  /** exact, because two changes may come within a millisecond */
  moment: string;
  feedback: GridRow['feedback'];
}

/** The newest state of a sheet for an audience. */
export async function worksheetLive(manager: EntityManager, itemId: string, audience: WorksheetAudience): Promise<WorksheetLive> {
  if (audience === 'teacher') return gridOf(manager, itemId);
  const worksheet = await worksheetOf(manager, itemId);
  const { data, board: sheet } = await BoardReader.of(manager).read(STORED_WORKSHEET, itemId);
  const packages = await packagesOn(manager, itemId, sheet);
  return { audience, state: worksheet.state, revision: revisionOf(data, rulesOf(worksheet)), ...packages };
}

/** Returns the work of all pupils, for readers of responses. @throws NOT_FOUND for items of other kinds */
export async function gridOf(manager: EntityManager, itemId: string): Promise<WorksheetGrid> {
  const { state, wallBlockId, wallResponseId } = await worksheetOf(manager, itemId);
  const { board: sheet } = await BoardReader.of(manager).read(STORED_WORKSHEET, itemId);
  const packages = await packagesOn(manager, itemId, sheet);
  const wall = { blockId: wallBlockId, responseId: wallResponseId };
  const tasks = tasksOf(sheet).map(({ id, task, kind, points }) => ({ blockId: id, task, kind, points }));
  const hands = await handsFor(manager, itemId);
  const rows = withinPushSize(await rowsOf(manager, itemId, sheet, hands));
  const missing = await missingFrom(manager, itemId, BEGUN);
  const absent = missing.map((pupil) => ({ ...pupil, handSince: hands.get(pupil.id) ?? null }));
  return { audience: 'teacher', state, tasks, rows, absent, wall, ...packages };
}

async function packagesOn(manager: EntityManager, itemId: string, { blocks }: Sheet): Promise<Pick<WorksheetLive, 'packages'>> {
  const files = blocks.flatMap((block) => (block.kind === 'H5p' && block.content.file !== null ? [block.content.file] : []));
  return files.length === 0 ? {} : { packages: await packageStates(manager, itemId, files) };
}

/** Returns all work in the order of starting; only rows changed since the last read are read. */
async function rowsOf(manager: EntityManager, itemId: string, sheet: Sheet, hands: ReadonlyMap<string, number>): Promise<GridRow[]> {
  const rows = await manager.query<Row[]>(
    `select r.id, ${shownName('r.')} as name, r.account_id as "accountId", coalesce(r.account_id, r.visitor_id, r.id) as "personId", r.updated_at as "updatedAt", r.submitted_at as "submittedAt", r.last_block_id as "lastBlockId", r.updated_at::text as moment,
            case when f.given_at is not null then 'given' when f.response_id is not null then 'draft' else 'none' end as feedback
       from worksheet_response r left join worksheet_feedback f on f.response_id = r.id
      where r.item_id = $1 order by r.created_at, r.id`,
    [itemId],
  );
  const kept = CellCache.of(manager, itemId, sheet);
  const changed = rows.filter(({ id, moment }) => !kept.has(id, moment)).map(({ id }) => id);
  const contents = await contentOf(manager, worksheetAnswerKind, changed);
  const tasks = tasksOf(sheet);
  return rows.map(({ id, name, accountId, personId, updatedAt, submittedAt, lastBlockId, moment, feedback }) => {
    const content = contents.get(id);
    if (content) {
      const answers = new Map(content.answers.map((answer) => [answer.blockId, answer]));
      const files = new Map(content.files.map((file) => [file.id, file]));
      kept.keep(
        id,
        moment,
        tasks.map((task) => cellOf(sheet, task, { answers, files })),
      );
    }
    return {
      id,
      name,
      look: ownLook(personId),
      handSince: accountId === null ? null : (hands.get(accountId) ?? null),
      cells: kept.cells(id),
      updatedAt: updatedAt.getTime(),
      submittedAt: submittedAt?.getTime() ?? null,
      at: lastBlockId,
      feedback,
    };
  });
}

/** Omits the cell texts from the row on where they would be too much for a push; the progress of all pupils stays. */
function withinPushSize(rows: GridRow[]): GridRow[] {
  let left = LIMITS.worksheet.gridBytes;
  return rows.map((row) => {
    const bytes = row.cells.reduce((sum, { says = '' }) => sum + Buffer.byteLength(says), 0);
    left -= bytes;
    return left >= 0 ? row : { ...row, cells: row.cells.map(({ says: _says, ...cell }) => cell) };
  });
}
