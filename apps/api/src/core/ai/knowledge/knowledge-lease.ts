import type { KnowledgeFailure } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';
import type { ReadPassage } from '../../extraction/file-text-worker-task.js';
import type { RowLease } from '../../queue/row-lease.js';

/** Rows of one statement. */
const ROWS = 1000;

/** Positions of each word by its stem, computed as for questions. Stop words like `und` have no stem. */
const INDEXED = `insert into knowledge_stem (file_id, stem, passages, positions)
  select p.file_id, stem, count(*), array_agg(p.position order by p.position)
    from knowledge_passage p, unnest(tsvector_to_array(to_tsvector('german', p.text))) as stem where p.file_id = $1 group by p.file_id, stem`;

/** One attempt at reading a file: what it read is stored as long as no other attempt has begun. */
export class KnowledgeLease {
  private readonly fileId: string;
  private position = 0;

  constructor(private readonly lease: RowLease) {
    this.fileId = lease.claimed.key;
  }

  /** Begins an attempt and discards what an earlier one left. @throws AttemptEnded */
  begin(digest: string): Promise<void> {
    return this.lease.keep('pages_read = 0, digest = $3, vector_model = null, vector_passages = 0', [digest], async (manager) => {
      for (const table of ['knowledge_passage', 'knowledge_vector'])
        await manager.query(`delete from ${table} where file_id = $1`, [this.fileId]);
    });
  }

  /** @param next the page on which it goes on @throws AttemptEnded */
  keep(passages: readonly ReadPassage[], pages: number | null, next: number | null): Promise<void> {
    const read = next === null ? (pages ?? 0) : next - 1;
    return this.lease.keep('pages = $3, pages_read = $4', [pages, read], async (manager) => {
      for (let from = 0; from < passages.length; from += ROWS) {
        const rows = passages.slice(from, from + ROWS);
        await manager.query(
          `insert into knowledge_passage (file_id, position, page, text)
           select $1, $2 + place - 1, page, text from unnest($3::int[], $4::text[]) with ordinality as read (page, text, place)`,
          [this.fileId, this.position, rows.map(({ page }) => page), rows.map(({ text }) => text)],
        );
        this.position += rows.length;
      }
    });
  }

  /**
   * The last word of this attempt; of a file that failed no passage stays.
   * @param failure null: all of it was read
   * @param also what goes along with the end, in the same transaction
   */
  async end(failure: KnowledgeFailure | null, also: (manager: EntityManager) => Promise<unknown>): Promise<void> {
    const state = failure === null ? 'succeeded' : 'failed';
    await this.lease.end('state = $3, failure = $4, passages = $5', [state, failure, this.position], async (manager) => {
      await manager.query(failure === null ? INDEXED : 'delete from knowledge_passage where file_id = $1', [this.fileId]);
      await also(manager);
    });
  }
}
