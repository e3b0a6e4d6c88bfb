import { Item, newId, newSecret } from '@murmel/server';
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
   * Inside the transaction that makes the new item, whose tool has put nothing into it yet. What belongs to the old one is made
   * and copied, too. Who may copy what, and whether there is room, is the caller's question.
   * @throws Error for items of different kinds, and for one that belongs to another
   */
  async between(manager: EntityManager, { from, to, by }: Pick<ContentCopy, 'from' | 'to' | 'by'>): Promise<void> {
    const source = await manager.findOneByOrFail(Item, { id: from });
    const target = await manager.findOneByOrFail(Item, { id: to });
    if (source.kind !== target.kind) throw new Error(`A ${source.kind} cannot be copied into a ${target.kind}`);
    const children = await manager.find(Item, { where: { parentId: from }, order: { id: 'ASC' } });
    const copies = children.map((child) => copyOf(child, target));
    await manager.insert(Item, copies);
    const renamed = new Map(children.map(({ id }, index) => [id, copies[index]!.id]));
    await this.content(manager, source, { from, to, by, children: renamed });
    for (const child of children) await this.content(manager, child, { from: child.id, to: renamed.get(child.id)!, by, children: renamed });
  }

  private async content(manager: EntityManager, { kind }: Item, copy: Omit<ContentCopy, 'files'>): Promise<void> {
    const copyContent = this.contributions[kind]?.copyContent;
    if (!copyContent) throw new Error(`No tool copies a ${kind}`);
    await copyContent(manager, { ...copy, files: await this.files.copy(manager, copy) });
  }
}

/** The same words under another id; secrets and times are its own. */
function copyOf(child: Item, { id: parentId, ownerId }: Item): Item {
  const now = new Date();
  const own = { id: newId(), parentId, ownerId, token: newSecret(), publicToken: newSecret(), linkVersion: 1, passwordVersion: 1 };
  return { ...child, ...own, contentChangedAt: now, createdAt: now, updatedAt: now };
}
