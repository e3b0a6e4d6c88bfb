import { Item } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ItemFiles } from '../files/item-files.js';
import type { ContentCopy } from './content-copy.js';
import { CONTRIBUTIONS, type Contributions } from './contributions.js';

/**
 * Copies what is inside an item: what its makers put there, not what happened in it. Responses, words, comments, the history and
 * everybody who took part stay behind.
 */
@Injectable()
export class CopyContent {
  constructor(
    private readonly files: ItemFiles,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
  ) {}

  /**
   * Inside the transaction that makes the new item, whose tool has put nothing into it yet. Who may copy what, and
   * whether there is room, is the caller's question.
   * @throws Error for items of different kinds
   */
  async between(manager: EntityManager, { from, to, by }: Omit<ContentCopy, 'files'>): Promise<void> {
    const source = await manager.findOneByOrFail(Item, { id: from });
    const target = await manager.findOneByOrFail(Item, { id: to });
    const copyContent = source.kind === target.kind ? this.contributions[source.kind]?.copyContent : undefined;
    if (!copyContent) throw new Error(`A ${source.kind} cannot be copied into a ${target.kind}`);
    await copyContent(manager, { from, to, by, files: await this.files.copy(manager, { from, to, by }) });
  }
}
