import { decide } from '@murmel/access-policy';
import type { InterfaceLanguage } from '@murmel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { type Asking, itemOf } from '../../../platform/asking.js';
import { Storage } from '../../../platform/storage/storage.js';
import { CONTRIBUTIONS, type Contributions, type PaperContribution } from '../../items/contributions.js';
import { ItemAnswer } from '../../items/item-answer.js';
import type { WritingTask } from '../word/writing.js';
import { WritingProcess } from '../word/writing-host.js';
import type { Paper, PaperFormat } from './paper.js';
import { Papers } from './papers.js';
import { picturesFor } from './pictures-for.js';

/** What somebody takes along of an item, on paper and for word processors. */
@Injectable()
export class UserPdfs {
  constructor(
    private readonly database: DataSource,
    private readonly storage: Storage,
    private readonly answers: ItemAnswer,
    private readonly papers: Papers,
    private readonly writing: WritingProcess,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
  ) {}

  /** @throws what `Papers.make` throws */
  make(asking: Asking, format: PaperFormat): Promise<Uint8Array> {
    return this.papers.make(asking, () => this.content(asking, format));
  }

  /** The same for word processors. @throws what `Papers.inTurn` and `WritingProcess` throw */
  word(asking: Asking, language: InterfaceLanguage): Promise<Uint8Array> {
    const format: PaperFormat = { paper: 'a4', tone: 'colour', language };
    return this.papers.inTurn(asking, async () => this.writing.write(await this.content(asking, format)));
  }

  private async content(asking: Asking, format: PaperFormat): Promise<WritingTask> {
    const paper = await this.paper(asking, format);
    return { paper, pictures: await picturesFor(this.database.manager, this.storage, asking, paper) };
  }

  private async paper(asking: Asking, format: PaperFormat): Promise<Paper> {
    const item = await this.answers.one(asking, itemOf(asking).id);
    const onPaper = this.contributions[item.kind]?.onPaper;
    if (!onPaper) throw apiError('NOT_FOUND');
    return {
      ...format,
      title: item.title,
      contentLanguage: item.language === 'ua' ? 'uk' : item.language,
      authors: await this.authorsOf(asking, onPaper, item.author.name),
      licence: item.licence,
      date: item.contentChangedAt.slice(0, 10),
      landscape: onPaper.landscape ?? false,
      ownTitle: onPaper.ownTitle ?? false,
      blocks: await onPaper.blocks(this.database.manager, asking, format.language),
    };
  }

  /** Who wrote is told to whoever may know it, and to people with an account who wrote themselves; to others the owner's public name. */
  private async authorsOf(asking: Asking, { authors }: PaperContribution, owner: string): Promise<string[]> {
    const { id, facts } = itemOf(asking);
    const wrote = (await authors?.(this.database.manager, id)) ?? [];
    const among = asking.account !== null && wrote.some((one) => one.id === asking.account?.id);
    const told = among || decide(asking.actor, 'item.readAuthors', { item: facts }).allow;
    return told && wrote.length > 0 ? wrote.map(({ name }) => name) : [owner].filter(Boolean);
  }
}
