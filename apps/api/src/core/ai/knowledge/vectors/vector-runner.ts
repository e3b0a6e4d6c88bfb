import { setImmediate as others } from 'node:timers/promises';
import { SERVER_LIMITS } from '@murmel/contracts';
import type { Configuration, Logger } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIGURATION, LOGGER } from '../../../../platform/injection-tokens.js';
import { PollingRunner } from '../../../../platform/processes/polling-runner.js';
import { failureOf } from '../../ai-failure.js';
import { AiProviders, type OfferedEmbeddingModel } from '../../ai-providers.js';
import { rosterOf } from '../../chats/roster.js';
import { PlaceholderNames } from '../../runs/placeholder-names.js';
import { embedTexts } from './embed-texts.js';
import { packVectors } from './packed-vectors.js';

const { leaseSeconds } = SERVER_LIMITS.knowledge;
const { block: BLOCK, atOnce, withinSeconds, restSeconds } = SERVER_LIMITS.vectors;
const EVERY_MS = 2000;

interface Claimed {
  fileId: string;
  ownerId: string;
  /** passages that lie somewhere already, for this model */
  from: number;
  passages: number;
}

/**
 * Requests embeddings of passages file by file, and anew once another model is configured. Stored embeddings stay, and the work resumes
 * where it was. While no provider responds, files are found by their words.
 */
@Injectable()
export class VectorRunner extends PollingRunner {
  constructor(
    private readonly database: DataSource,
    private readonly providers: AiProviders,
    @Inject(CONFIGURATION) configuration: Configuration,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger, configuration, { everyMs: EVERY_MS, failed: 'vectors of passages are made later' });
  }

  /** Processes the next file, if there is any. @returns whether all of its passages now have vectors */
  async round(): Promise<boolean> {
    const offered = this.providers.embeddingModel();
    if (!offered) return false;
    const file = await this.claimed(offered.model.id);
    if (!file) return false;
    try {
      const roster = await rosterOf(this.database.manager, file.ownerId);
      for (let from = file.from; from < file.passages; from += BLOCK) await this.block(offered, file.fileId, from, roster);
      await this.rests(file.fileId, 0);
      return true;
    } catch (error) {
      const { kind, detail } = failureOf(error);
      this.logger.warn({ file: file.fileId, model: offered.model.id, failure: kind, detail }, 'a model of embeddings did not answer');
      await this.rests(file.fileId, restSeconds);
      return false;
    }
  }

  private async rests(fileId: string, seconds: number): Promise<void> {
    await this.database.query('update knowledge_file set vector_leased_until = now() + make_interval(secs => $2) where file_id = $1', [
      ...[fileId, seconds],
    ]);
  }

  private async block(offered: OfferedEmbeddingModel, fileId: string, from: number, roster: readonly string[]): Promise<void> {
    const rows = await this.database.query<{ text: string }[]>(
      'select text from knowledge_passage where file_id = $1 and position >= $2 and position < $3 order by position',
      [fileId, from, from + BLOCK],
    );
    const vectors: number[][] = [];
    for (let at = 0; at < rows.length; at += atOnce) {
      const texts: string[] = [];
      for (const { text } of rows.slice(at, at + atOnce)) {
        // No names are sent to a provider (spec T-41), and placeholder numbers do not carry over from one passage to the next.
        texts.push(new PlaceholderNames(roster, () => undefined).replaced(text));
        await others();
      }
      vectors.push(...(await embedTexts(offered, texts, AbortSignal.timeout(withinSeconds * 1000))));
    }
    await this.keep(fileId, offered.model.id, from, vectors);
  }

  /** Stores the vectors as long as no other process went on with the file and it still exists. @throws otherwise */
  private async keep(fileId: string, model: string, from: number, vectors: readonly number[][]): Promise<void> {
    const { bits, bytes } = packVectors(vectors, vectors[0]!.length);
    await this.database.transaction(async (manager) => {
      const [rows] = await manager.query<[unknown[]]>(
        `update knowledge_file set vector_passages = $4, vector_leased_until = now() + make_interval(secs => $5)
          where file_id = $1 and vector_model = $2 and vector_passages = $3 and state = 'succeeded' returning file_id`,
        [fileId, model, from, from + vectors.length, leaseSeconds],
      );
      if (rows.length === 0) throw new Error('the file went, or somebody else has it');
      await manager.query('insert into knowledge_vector (file_id, block, bits, bytes) values ($1, $2, $3, $4)', [
        ...[fileId, from / BLOCK, bits, bytes],
      ]);
    });
  }

  /** The oldest file that lies nowhere, or somewhere for another model: of that nothing stays. */
  private async claimed(model: string): Promise<Claimed | undefined> {
    return this.database.transaction(async (manager) => {
      const [rows] = await manager.query<[{ file_id: string; passages: number }[]]>(
        `update knowledge_file set vector_leased_until = now() + make_interval(secs => $2)
          where file_id = (select file_id from knowledge_file where state = 'succeeded' and (vector_model is distinct from $1 or vector_passages < passages)
                              and (vector_leased_until is null or vector_leased_until < now())
                            order by created_at, file_id limit 1 for update skip locked)
          returning file_id, passages`,
        [model, leaseSeconds],
      );
      const [row] = rows;
      if (!row) return undefined;
      const [anew] = await manager.query<[unknown[]]>(
        'update knowledge_file set vector_model = $2, vector_passages = 0 where file_id = $1 and vector_model is distinct from $2 returning file_id',
        [row.file_id, model],
      );
      if (anew.length > 0) await manager.query('delete from knowledge_vector where file_id = $1', [row.file_id]);
      const [now] = await manager.query<{ from: number; owner_id: string }[]>(
        `select k.vector_passages as from, coalesce(i.owner_id, d.account_id) as owner_id from knowledge_file k
           left join item i on i.id = k.item_id left join ai_document d on d.id = k.document_id where k.file_id = $1`,
        [row.file_id],
      );
      return { fileId: row.file_id, ownerId: now!.owner_id, from: now!.from, passages: row.passages };
    });
  }
}
