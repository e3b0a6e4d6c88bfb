import { type Code, NEW_SHEET, payloadOf } from '@murmel/contracts';
import { Item, QrCode } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { addressOf, shownTarget, targetOf } from './linked-item.js';

/** @throws NOT_FOUND for an item that is no code */
export async function qrCodeOf(manager: EntityManager, itemId: string): Promise<QrCode> {
  const code = await manager.findOneBy(QrCode, { itemId });
  if (!code) throw apiError('NOT_FOUND');
  return code;
}

/** Returns the text a camera reads from it now; empty: there is no code. */
export async function encodedText(manager: EntityManager, { itemId, content }: Pick<QrCode, 'itemId' | 'content'>): Promise<string> {
  if (content.kind !== 'item') return payloadOf(content);
  const { ownerId } = await manager.findOneByOrFail(Item, { id: itemId });
  const target = await targetOf(manager, content, ownerId);
  return payloadOf(content, target ? addressOf(manager, target) : '');
}

/** Returns a code for the caller. Its sheet and the item it leads to are included only for callers who may change it. */
export async function qrCodeAnswer(manager: EntityManager, itemId: string, mayChange: boolean): Promise<Code> {
  const code = await qrCodeOf(manager, itemId);
  const { ownerId } = await manager.findOneByOrFail(Item, { id: itemId });
  const target = await targetOf(manager, code.content, ownerId);
  const text = payloadOf(code.content, target ? addressOf(manager, target) : '');
  const { content, look, sheet } = code;
  return {
    state: text !== '' ? 'ready' : target ? 'notShared' : 'empty',
    text,
    content: content.kind === 'item' ? { ...content, itemId: mayChange ? (target?.id ?? null) : null } : content,
    look,
    target: mayChange ? shownTarget(target) : null,
    sheet: mayChange ? sheet : NEW_SHEET,
  };
}
