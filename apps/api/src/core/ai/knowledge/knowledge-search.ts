import { type AiTool, SERVER_LIMITS } from '@murmel/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PlaceholderNames } from '../runs/placeholder-names.js';
import { findPassages, firstPassages, type Passage, passagesAt } from './find-passages.js';
import { fuseRankings } from './vectors/fuse-rankings.js';
import { VectorSearch } from './vectors/vector-search.js';

const { passages: TOLD, documentPassages: OF_DOCUMENT } = SERVER_LIMITS.knowledge;
/** Number of results of each list that are merged: as many as are compared by words anyway. */
const LISTED = OF_DOCUMENT * 5;

/** Searches an assistant's files or a document for a question: by words, and by meaning where an embedding model is configured. */
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

  /**
   * Returns passages of a document for a question: all of a short one, else those that match, and its beginning where none does. A wish such
   * as "sum this up" shares no word with what is meant.
   */
  async passagesOf(documentId: string, question: string, names: PlaceholderNames): Promise<Passage[]> {
    const first = await firstPassages(this.database.manager, documentId, OF_DOCUMENT + 1);
    if (first.length <= OF_DOCUMENT) return first;
    const found = await this.find(documentId, question, names.replaced(question), OF_DOCUMENT);
    return found.length > 0 ? found : first.slice(0, OF_DOCUMENT);
  }

  /** @param subjectId an item or a document @param nameless the same question without names: only that leaves */
  async find(subjectId: string, question: string, nameless: string, most: number = TOLD): Promise<Passage[]> {
    const { manager } = this.database;
    const [byWords, byMeaning] = await Promise.all([
      findPassages(manager, subjectId, question, LISTED),
      this.vectors.nearest(manager, subjectId, nameless, LISTED),
    ]);
    return byMeaning.length === 0 ? byWords.slice(0, most) : passagesAt(manager, fuseRankings([byWords, byMeaning], most));
  }
}
