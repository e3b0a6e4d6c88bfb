import { decide } from '@murmel/access-policy';
import { contentLanguage } from '@murmel/contracts';
import type { Configuration } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { CONFIGURATION } from '../../platform/injection-tokens.js';
import { type Caller, itemOf } from '../../platform/request-context.js';
import { Storage } from '../../platform/storage/storage.js';
import type { LayoutTask } from '../export-formats/word/word-worker-task.js';
import { ItemAnswer } from '../items/item-answer.js';
import type { PdfBounds } from '../pdf-layout/pdf-bounds.js';
import type { PdfFormat, PdfLayout } from '../pdf-layout/pdf-layout.js';
import { CONTRIBUTIONS, type Contributions, type PdfContribution } from '../tool-contribution/contributions.js';
import { loadPdfPictures } from './load-pdf-pictures.js';

/** Content of an item for PDFs and documents for word processors. */
@Injectable()
export class PdfContent {
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
  async of(caller: Caller, format: PdfFormat, bounds: PdfBounds, shown?: PdfContribution): Promise<LayoutTask> {
    const paper = await this.paper(caller, format, bounds, shown);
    return { layout: paper, pictures: await loadPdfPictures(this.database.manager, this.storage, caller, paper, bounds) };
  }

  private async paper(
    caller: Caller,
    { paper, tone, language }: PdfFormat,
    bounds: PdfBounds,
    shown?: PdfContribution,
  ): Promise<PdfLayout> {
    const item = await this.answers.one(caller, itemOf(caller).id);
    const onPaper = shown ?? this.contributions[item.kind]?.pdf;
    if (!onPaper) throw apiError('NOT_FOUND');
    const content = await onPaper.blocks(this.database.manager, caller, language, bounds);
    return {
      ...{ paper, tone, language },
      title: item.title,
      publicUrl: this.configuration.publicUrl,
      contentLanguage: contentLanguage(item),
      authors: await this.authorsOf(caller, onPaper, item.author.name),
      licence: item.licence,
      date: item.contentChangedAt.slice(0, 10),
      landscape: onPaper.landscape ?? false,
      ownTitle: onPaper.ownTitle ?? false,
      ...(Array.isArray(content) ? { blocks: content } : content),
    };
  }

  /** Returns the authors to callers who may see them on screen; to others the owner's public name. */
  private async authorsOf(caller: Caller, { authors }: PdfContribution, owner: string): Promise<string[]> {
    const { id, facts } = itemOf(caller);
    const told = decide(caller.actor, 'item.readAuthors', { item: facts }).allow;
    const wrote = told ? ((await authors?.(this.database.manager, id)) ?? []) : [];
    return wrote.length > 0 ? wrote.map(({ name }) => name) : [owner].filter(Boolean);
  }
}
