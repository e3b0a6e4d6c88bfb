import { decide } from '@murmel/access-policy';
import { contentLanguage } from '@murmel/contracts';
import type { Configuration } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { type Asker, itemOf } from '../../platform/asking.js';
import { Storage } from '../../platform/storage/storage.js';
import { CONFIGURATION } from '../../platform/tokens.js';
import type { WritingTask } from '../export-formats/word/writing.js';
import { ItemAnswer } from '../items/item-answer.js';
import type { Paper, PaperFormat } from '../pdf-layout/paper.js';
import type { PaperBounds } from '../pdf-layout/paper-bounds.js';
import { CONTRIBUTIONS, type Contributions, type PaperContribution } from '../tool-contribution/contributions.js';
import { picturesFor } from './pictures-for.js';

/** Content of an item for PDFs and documents for word processors. */
@Injectable()
export class PaperContent {
  constructor(
    private readonly database: DataSource,
    private readonly storage: Storage,
    private readonly answers: ItemAnswer,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /**
   * Returns the content of the requested item, as much as the caller may see of it.
   * @param shown what of it, where a tool has more to put on paper than one thing
   * @throws NOT_FOUND for kinds without, LIMIT_REACHED with the numbers
   */
  async of(asking: Asker, format: PaperFormat, bounds: PaperBounds, shown?: PaperContribution): Promise<WritingTask> {
    const paper = await this.paper(asking, format, bounds, shown);
    return { paper, pictures: await picturesFor(this.database.manager, this.storage, asking, paper, bounds) };
  }

  private async paper(
    asking: Asker,
    { paper, tone, language }: PaperFormat,
    bounds: PaperBounds,
    shown?: PaperContribution,
  ): Promise<Paper> {
    const item = await this.answers.one(asking, itemOf(asking).id);
    const onPaper = shown ?? this.contributions[item.kind]?.onPaper;
    if (!onPaper) throw apiError('NOT_FOUND');
    const content = await onPaper.blocks(this.database.manager, asking, language, bounds);
    return {
      ...{ paper, tone, language },
      title: item.title,
      publicUrl: this.configuration.publicUrl,
      contentLanguage: contentLanguage(item),
      authors: await this.authorsOf(asking, onPaper, item.author.name),
      licence: item.licence,
      date: item.contentChangedAt.slice(0, 10),
      landscape: onPaper.landscape ?? false,
      ownTitle: onPaper.ownTitle ?? false,
      ...(Array.isArray(content) ? { blocks: content } : content),
    };
  }

  /** Returns the authors to callers who may see them on screen; to others the owner's public name. */
  private async authorsOf(asking: Asker, { authors }: PaperContribution, owner: string): Promise<string[]> {
    const { id, facts } = itemOf(asking);
    const told = decide(asking.actor, 'item.readAuthors', { item: facts }).allow;
    const wrote = told ? ((await authors?.(this.database.manager, id)) ?? []) : [];
    return wrote.length > 0 ? wrote.map(({ name }) => name) : [owner].filter(Boolean);
  }
}
