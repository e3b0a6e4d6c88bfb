import type { AnswerFile, OwnResponse } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';
import { type AnswerKind, type AnswerRecordOf, type AnswerTypes, partOf, type ResponseContent, type ResponseRowOf } from './answer-kind.js';
import { type AnswerTables, type AnswerValues, answerColumns, type ResponseRow } from './answer-tables.js';

type AnswerRow<T extends AnswerTypes> = AnswerValues & T['further'] & { responseId: string; partId: string; file: AnswerFile | null };

/** The answers of many responses in one query, in the order of the parts. A file that was removed is no answer. */
export async function contentOf<T extends AnswerTypes>(
  manager: EntityManager,
  kind: AnswerKind<T>,
  responseIds: readonly string[],
): Promise<Map<string, ResponseContent<T['answer']>>> {
  const rows = await manager.query<AnswerRow<T>[]>(readingSql(kind.tables), [responseIds]);
  const contents = new Map(responseIds.map((id): [string, ResponseContent<T['answer']>] => [id, { answers: [], files: [] }]));
  for (const { responseId, partId, file, ...said } of rows) {
    const content = contents.get(responseId)!;
    const answer = kind.shownAnswer(partId, { ...said, fileId: file?.id ?? null } as AnswerValues & T['further']);
    if (answer) content.answers.push(answer);
    if (file) content.files.push(file);
  }
  return contents;
}

/** Returns the answers of one response. */
export async function contentOfOne<T extends AnswerTypes>(
  manager: EntityManager,
  kind: AnswerKind<T>,
  id: string,
): Promise<ResponseContent<T['answer']>> {
  return (await contentOf(manager, kind, [id])).get(id)!;
}

/** Returns the caller's own draft or response as stored in the database. */
export async function ownAnswer<T extends AnswerTypes>(
  manager: EntityManager,
  kind: AnswerKind<T>,
  row: ResponseRowOf<T>,
): Promise<T['own']> {
  return kind.toOwnResponse(manager, row, await contentOfOne(manager, kind, row.id));
}

/** Returns an own draft or response with nothing besides its answers, for kinds that show no more. */
export function plainResponse<Answer>(
  _manager: EntityManager,
  { id, submittedAt, updatedAt }: ResponseRow,
  { answers, files }: ResponseContent<Answer>,
): Promise<OwnResponse<Answer>> {
  const moments = { submittedAt: submittedAt?.toISOString() ?? null, updatedAt: updatedAt.toISOString() };
  return Promise.resolve({ id, answers, files, ...moments });
}

/**
 * Returns the caller's own draft or response just after it was stored. Reads it again only if there are files, because the given answers
 * lack their names.
 */
export async function storedAnswer<T extends AnswerTypes>(
  manager: EntityManager,
  kind: AnswerKind<T>,
  row: ResponseRowOf<T>,
  given: readonly AnswerRecordOf<T>[],
): Promise<T['own']> {
  if (given.some(({ fileId }) => fileId !== null)) return ownAnswer(manager, kind, row);
  const answers = given.flatMap((answer) => kind.shownAnswer(partOf(kind.tables, answer), answer) ?? []);
  return kind.toOwnResponse(manager, row, { answers, files: [] });
}

function readingSql(tables: AnswerTables<string>): string {
  const said = answerColumns(tables).map(({ field, column }) => `a.${column} as "${field}"`);
  const ordered = tables.parts ? `join ${tables.parts} p on p.id = a.${tables.part.column}` : '';
  return `select a.response_id as "responseId", a.${tables.part.column} as "partId", ${said.join(', ')},
            case when f.id is not null then json_build_object('id', f.id, 'name', f.name, 'bytes', f.bytes, 'image', f.thumbnail_key is not null) end as file
       from ${tables.answers} a ${ordered} left join owner_file f on f.id = a.file_id
      where a.response_id = any($1) order by ${tables.parts ? 'p.position, p.id' : `a.${tables.part.column}`}`;
}
