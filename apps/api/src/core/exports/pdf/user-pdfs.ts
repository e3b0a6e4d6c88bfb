import { once } from 'node:events';
import { decide } from '@murmel/access-policy';
import { SERVER_LIMITS } from '@murmel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { type Asking, itemOf } from '../../../platform/asking.js';
import { RateLimits } from '../../../platform/rate-limits.js';
import { Storage } from '../../../platform/storage/storage.js';
import { CONTRIBUTIONS, type Contributions, type PaperContribution } from '../../items/contributions.js';
import { ItemAnswer } from '../../items/item-answer.js';
import { sendingOf, Turns } from '../turns.js';
import type { Paper, PaperFormat } from './paper.js';
import { picturesFor } from './pictures-for.js';
import { SettingProcess } from './setting-host.js';

/** What somebody takes along as a PDF. */
@Injectable()
export class UserPdfs {
  private readonly turns = new Turns(SERVER_LIMITS.pdf);

  constructor(
    private readonly database: DataSource,
    private readonly storage: Storage,
    private readonly rateLimits: RateLimits,
    private readonly answers: ItemAnswer,
    private readonly setting: SettingProcess,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
  ) {}

  /**
   * @throws TOO_MANY_REQUESTS with the seconds, LIMIT_REACHED of pages, pictures or work, with the numbers
   */
  async make(asking: Asking, format: PaperFormat): Promise<Uint8Array> {
    const { account, visitor, request, reply } = asking;
    const { manager } = this.database;
    const { id } = itemOf(asking);
    await this.rateLimits.pdf(asking);
    await this.turns.take(account?.id ?? visitor?.id ?? request.id, sendingOf(reply), once(reply.raw, 'close'));
    const item = await this.answers.one(asking, id);
    const onPaper = this.contributions[item.kind]?.onPaper;
    if (!onPaper) throw apiError('NOT_FOUND');
    const paper: Paper = {
      ...format,
      title: item.title,
      contentLanguage: item.language === 'ua' ? 'uk' : item.language,
      authors: await this.authorsOf(asking, onPaper, item.author.name),
      licence: item.licence,
      date: item.contentChangedAt.slice(0, 10),
      blocks: await onPaper.blocks(manager, asking),
    };
    return this.setting.set({
      paper,
      pictures: await picturesFor(manager, this.storage, asking, paper),
      pagesMax: SERVER_LIMITS.pdf.pages,
    });
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
