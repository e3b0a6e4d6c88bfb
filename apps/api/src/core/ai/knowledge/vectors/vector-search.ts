import { SERVER_LIMITS } from '@murmel/contracts';
import type { Logger } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LOGGER } from '../../../../platform/injection-tokens.js';
import { LruCache } from '../../../../platform/lru-cache.js';
import { failureOf } from '../../ai-failure.js';
import { AiProviders, type OfferedEmbeddingModel } from '../../ai-providers.js';
import { embedTexts } from './embed-texts.js';
import type { PassageKey } from './fuse-rankings.js';
import { bitsOf, distances, nearness, smallest, wordsIn } from './packed-vectors.js';

const { block: BLOCK, questionMs, restSeconds, compared, cacheMegabytes } = SERVER_LIMITS.vectors;

/** Bits of all passages of a file. */
interface FileBits {
  fileId: string;
  bits: Uint32Array;
}

/** Finds passages by what they mean: all are compared by their bits in the memory of this process, the nearest ones once more by their bytes. */
@Injectable()
export class VectorSearch {
  /** by model and file */
  private readonly cache = new LruCache<Uint32Array>(cacheMegabytes * 1024 * 1024);
  /** the model did not answer: it is not asked again until then */
  private restsUntil = 0;

  constructor(
    private readonly providers: AiProviders,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * @param subjectId an item, in all of its files, or a document
   * @param question without names of users
   * @returns the nearest ones first; none without a model, and while it does not answer
   */
  async nearest(manager: EntityManager, subjectId: string, question: string, most: number): Promise<PassageKey[]> {
    const offered = this.providers.embeddingModel();
    if (!offered || question.trim() === '' || this.restsUntil > Date.now()) return [];
    const files = await manager.query<{ id: string; blocks: number }[]>(
      `select file_id as id from knowledge_file where $1 in (item_id, document_id) and state = 'succeeded' and vector_model = $2 and vector_passages = passages
        order by file_id`,
      [subjectId, offered.model.id],
    );
    if (files.length === 0) return [];
    const [asked, bits] = await Promise.all([this.vectorOf(offered, question), this.bitsOf(manager, offered.model.id, files)]);
    return asked ? this.compare(manager, asked, bits, most) : [];
  }

  private async vectorOf(offered: OfferedEmbeddingModel, question: string): Promise<number[] | undefined> {
    try {
      return (await embedTexts(offered, [question], AbortSignal.timeout(questionMs)))[0];
    } catch (error) {
      const { kind, detail } = failureOf(error);
      this.restsUntil = Date.now() + restSeconds * 1000;
      this.logger.warn({ model: offered.model.id, failure: kind, detail }, 'a model of embeddings did not answer');
      return undefined;
    }
  }

  private async bitsOf(manager: EntityManager, model: string, files: readonly { id: string }[]): Promise<FileBits[]> {
    const all: FileBits[] = [];
    for (const { id: fileId } of files) {
      const key = `${model} ${fileId}`;
      const kept = this.cache.get(key);
      const bits = kept ?? (await load(manager, fileId));
      if (!kept) this.cache.set(key, bits, bits.byteLength);
      all.push({ fileId, bits });
    }
    return all;
  }

  private async compare(manager: EntityManager, asked: number[], files: readonly FileBits[], most: number): Promise<PassageKey[]> {
    const own = bitsOf(asked);
    const places: (PassageKey & { distance: number })[] = [];
    for (const { fileId, bits } of files) {
      // Of another length: the operator gave another model the same name.
      if (bits.length % own.length !== 0) continue;
      const far = distances(own, bits);
      for (const position of smallest(far, compared)) places.push({ fileId, position, distance: far[position]! });
    }
    const near = places.toSorted((a, b) => a.distance - b.distance).slice(0, compared);
    const rows = await manager.query<(PassageKey & { bytes: Buffer })[]>(
      `select c.file_id as "fileId", c.position, substring(v.bytes from (c.position % $3) * $4 + 1 for $4) as bytes
         from unnest($1::uuid[], $2::int[]) as c (file_id, position)
         join knowledge_vector v on v.file_id = c.file_id and v.block = c.position / $3`,
      [near.map(({ fileId }) => fileId), near.map(({ position }) => position), BLOCK, asked.length],
    );
    return rows
      .filter(({ bytes }) => bytes.length === asked.length)
      .map(({ fileId, position, bytes }) => ({ fileId, position, near: nearness(asked, bytes) }))
      .toSorted((a, b) => b.near - a.near)
      .slice(0, most);
  }
}

async function load(manager: EntityManager, fileId: string): Promise<Uint32Array> {
  const rows = await manager.query<{ bits: Buffer }[]>('select bits from knowledge_vector where file_id = $1 order by block', [fileId]);
  return wordsIn(Buffer.concat(rows.map(({ bits }) => bits)));
}
