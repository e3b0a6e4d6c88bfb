import { type KnowledgeFailure, SERVER_LIMITS } from '@murmel/contracts';
import { type KnowledgeFile, publish } from '@murmel/server';
import type { DataSource, EntityManager } from 'typeorm';
import type { ReadPassage } from './reading/knowledge-worker-task.js';

const { leaseSeconds } = SERVER_LIMITS.knowledge;
/** Rows of one statement. */
const ROWS = 1000;

/** Positions of each word by its stem, computed as for questions. Stop words like `und` have no stem. */
const INDEXED = `insert into knowledge_stem (file_id, stem, passages, positions)
  select p.file_id, stem, count(*), array_agg(p.position order by p.position)
    from knowledge_passage p, unnest(tsvector_to_array(to_tsvector('german', p.text))) as stem where p.file_id = $1 group by p.file_id, stem`;

/** The file went, or another process has it by now. */
export class LeaseLost extends Error {}

/**
 * Lease of one attempt at reading a file: what it read is stored and published to viewers of the item as long as no other attempt has
 * begun.
 */
export class KnowledgeLease {
  private position = 0;

  constructor(
    private readonly database: DataSource,
    private readonly file: KnowledgeFile,
  ) {}

  /** Begins an attempt and discards what an earlier one left. @throws LeaseLost */
  begin(digest: string): Promise<void> {
    return this.write('pages_read = 0, digest = $4, vector_model = null, vector_passages = 0', [digest], async (manager) => {
      for (const table of ['knowledge_passage', 'knowledge_vector'])
        await manager.query(`delete from ${table} where file_id = $1`, [this.file.fileId]);
    });
  }

  /** @param next the page on which it goes on @throws LeaseLost */
  keep(passages: readonly ReadPassage[], pages: number | null, next: number | null): Promise<void> {
    const read = next === null ? (pages ?? 0) : next - 1;
    return this.write('pages = $4, pages_read = $5', [pages, read], async (manager) => {
      const { fileId } = this.file;
      for (let from = 0; from < passages.length; from += ROWS) {
        const rows = passages.slice(from, from + ROWS);
        await manager.query(
          `insert into knowledge_passage (file_id, position, page, text)
           select $1, $2 + place - 1, page, text from unnest($3::int[], $4::text[]) with ordinality as read (page, text, place)`,
          [fileId, this.position, rows.map(({ page }) => page), rows.map(({ text }) => text)],
        );
        this.position += rows.length;
      }
    });
  }

  /** The last word of this attempt; of a file that failed no passage stays. @param failure null: all of it was read */
  async end(failure: KnowledgeFailure | null): Promise<void> {
    const { fileId } = this.file;
    const state = failure === null ? 'succeeded' : 'failed';
    await this.write('state = $4, failure = $5, passages = $6', [state, failure, this.position], (manager) =>
      manager.query(failure === null ? INDEXED : 'delete from knowledge_passage where file_id = $1', [fileId]),
    ).catch((error: unknown) => {
      if (!(error instanceof LeaseLost)) throw error;
    });
  }

  private async write(set: string, values: readonly unknown[], more: (manager: EntityManager) => Promise<unknown>): Promise<void> {
    const { fileId, itemId, attempts } = this.file;
    await this.database.transaction(async (manager) => {
      const [rows] = await manager.query<[unknown[]]>(
        `update knowledge_file set leased_until = now() + make_interval(secs => $3), ${set}
          where file_id = $1 and attempts = $2 and state = 'running' returning file_id`,
        [fileId, attempts, leaseSeconds, ...values],
      );
      if (rows.length === 0) throw new LeaseLost();
      await more(manager);
      await publish(manager, 'item.changed', { itemId });
    });
  }
}
