import { newId } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { type AnswerRecord, type AnswerTables, answerColumns, type ResponseRow, responseColumns } from './answer-tables.js';
import type { Respondent } from './respondent.js';

/** A row that takes answers now. */
export type ClaimedResponse<Row extends object> = ResponseRow & Row & { isNew: boolean };

export interface StoreRules {
  /** drafts and responses of one item, so that no program fills the disk */
  limit: number;
  /** number of responses of an item, including drafts */
  count(manager: EntityManager, itemId: string): Promise<number>;
  /** True if a submitted response still accepts drafts as long as it is open. Otherwise it changes only by being submitted again. */
  staysOpen?: boolean;
}

/** Stores responses of one kind, and their answers, in the database. */
export interface ResponseStore<Part extends string, Further extends object, Row extends object> {
  /**
   * Returns this respondent's row, and inserts it if there is none. The unique index resolves two concurrent requests: the second waits for
   * the first and then has the same row.
   * @param submit makes a draft a response; false leaves what is submitted as it is
   * @returns undefined when a draft came after its submission, or what was opened is gone
   * @throws LIMIT_REACHED
   */
  claimResponse(manager: EntityManager, itemId: string, whose: Respondent, submit: boolean): Promise<ClaimedResponse<Row> | undefined>;
  /**
   * Stores the answers of a response. A free text or file that is another one now must be released again.
   * @param changed parts of which something was said: all others keep their answers. Without it, these are all answers that there are
   */
  storeAnswers(
    manager: EntityManager,
    responseId: string,
    answers: readonly AnswerRecord<Part, Further>[],
    changed?: readonly string[],
  ): Promise<void>;
}

export function responseStore<Part extends string, Further extends object, Row extends object>(
  tables: AnswerTables<Part, Further, Row>,
  { limit, count, staysOpen = false }: StoreRules,
): ResponseStore<Part, Further, Row> {
  const { responses, part } = tables;
  const store = storingSql(tables);
  const columns = responseColumns(tables);
  const fields = answerColumns(tables);
  const asRow = (answer: AnswerRecord<Part, Further>): object => {
    const said: Readonly<Record<string, unknown>> = answer;
    return Object.fromEntries([
      [part.column, said[part.field]],
      ...fields.map(({ field, column }): [string, unknown] => [column, said[field]]),
    ]);
  };

  return {
    async claimResponse(manager, itemId, whose, submit) {
      if ('responseId' in whose) {
        // Takes the time of the statement: a transaction that waited for another one's row began before that one's change.
        const [opened] = await manager.query<(ResponseRow & Row)[]>(
          `with changed as (
             update ${responses} set updated_at = greatest(updated_at, statement_timestamp()),
                    submitted_at = coalesce(submitted_at, case when $3::boolean then statement_timestamp() end)
              where id = $2 and item_id = $1 and ($3::boolean or $4::boolean or submitted_at is null) returning *)
           select ${columns} from changed`,
          [itemId, whose.responseId, submit, staysOpen],
        );
        return opened && { ...opened, isNew: false };
      }
      const owner =
        whose.accountId === null
          ? '(item_id, visitor_id) where account_id is null and visitor_id is not null'
          : '(item_id, account_id) where account_id is not null';
      const id = newId();
      const [row] = await manager.query<(ResponseRow & Row)[]>(
        `insert into ${responses} (id, item_id, account_id, visitor_id, submitted_at, updated_at)
         values ($1, $2, $3, $4, case when $5::boolean then now() end, now())
         on conflict ${owner} do update
           set updated_at = greatest(${responses}.updated_at, now()), submitted_at = coalesce(${responses}.submitted_at, excluded.submitted_at)
           where $5::boolean or $6::boolean or ${responses}.submitted_at is null
         returning ${columns}`,
        [id, itemId, whose.accountId, whose.visitorId, submit, staysOpen],
      );
      // Without a lock some at once may pass the last place: a program may not fill the disk, that is all.
      if (row?.id === id && (await count(manager, itemId)) > limit) throw apiError('LIMIT_REACHED', { limit, what: 'responses' });
      return row && { ...row, isNew: row.id === id };
    },

    async storeAnswers(manager, responseId, answers, changed) {
      const given = answers.map((answer) => answer[part.field]);
      await manager.query(store, [responseId, JSON.stringify(answers.map(asRow)), given, changed ?? null]);
    },
  };
}

/** `$1` the response, `$2` its answers as rows, `$3` their parts, `$4` the parts that change, null for all. */
function storingSql(tables: AnswerTables<string>): string {
  const { responses, answers, part, lastPart } = tables;
  const said = answerColumns(tables);
  const columns = said.map(({ column }) => column).join(', ');
  const typed = said.map(({ column, type }) => `${column} ${type}`).join(', ');
  const taken = said.map(({ column }) => `${column} = excluded.${column}`).join(', ');
  const released = ['text', 'file_id'].map((column) => `${answers}.${column} is not distinct from excluded.${column}`).join(' and ');
  const last = lastPart
    ? `, last as (update ${responses} set ${lastPart} = ($4::${part.type}[])[cardinality($4)] where id = $1 and cardinality($4) > 0)`
    : '';
  return `with gone as (
      delete from ${answers} where response_id = $1 and ${part.column} <> all($3::${part.type}[]) and ($4::${part.type}[] is null or ${part.column} = any($4)))${last}
    insert into ${answers} (response_id, ${part.column}, ${columns})
    select $1, ${part.column}, ${columns} from jsonb_to_recordset($2::jsonb) as a(${part.column} ${part.type}, ${typed})
    on conflict (response_id, ${part.column}) do update set ${taken}, released = ${answers}.released and ${released}`;
}
