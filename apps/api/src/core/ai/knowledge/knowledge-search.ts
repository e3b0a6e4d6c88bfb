import { type AiTool, SERVER_LIMITS } from '@murmel/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PlaceholderNames } from '../runs/placeholder-names.js';
import { findPassages, type Passage, passagesAt } from './find-passages.js';
import { fuseRankings } from './vectors/fuse-rankings.js';
import { VectorSearch } from './vectors/vector-search.js';

const TOLD = SERVER_LIMITS.knowledge.passages;
/** Number of results of each list that are merged: as many as are compared by words anyway. */
const LISTED = TOLD * 5;

/** Searches an assistant's files for a question: by words, and by meaning where an embedding model is configured. */
@Injectable()
export class KnowledgeSearch {
  constructor(
    private readonly database: DataSource,
    private readonly vectors: VectorSearch,
  ) {}

  /** Returns no passages if the owner does not let the assistant use its files. */
  async passagesFor(assistantId: string, question: string, names: PlaceholderNames): Promise<Passage[]> {
    const [assistant] = await this.database.query<{ searches: boolean }[]>(
      'select $2 = any(tools) as searches from assistant where item_id = $1',
      [assistantId, 'search_knowledge_base' satisfies AiTool],
    );
    return assistant?.searches ? this.find(assistantId, question, names.replaced(question)) : [];
  }

  /** @param nameless the same question without names: only that leaves */
  async find(itemId: string, question: string, nameless: string): Promise<Passage[]> {
    const { manager } = this.database;
    const [byWords, byMeaning] = await Promise.all([
      findPassages(manager, itemId, question, LISTED),
      this.vectors.nearest(manager, itemId, nameless, LISTED),
    ]);
    return byMeaning.length === 0 ? byWords.slice(0, TOLD) : passagesAt(manager, fuseRankings([byWords, byMeaning], TOLD));
  }
}
