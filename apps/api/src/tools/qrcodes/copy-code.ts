import { type CodeContent, codeContent, codeLook, codeSheet, type Json, lookProblem, NEW_SHEET } from '@murmel/contracts';
import { QrCode } from '@murmel/server';
import { z } from 'zod';
import { contentCopying, withCopies } from '../../core/tool-contribution/content-copy.js';
import { targetOf } from './linked-item.js';
import { qrCodeOf } from './qr-code-repository.js';
import { checkedContent, checkedSheet } from './write-code.js';

const taken = z.strictObject({ content: codeContent, look: codeLook, sheet: codeSheet });
type CopiedQrCode = z.infer<typeof taken>;

/** The place of the item that a code leads to, where there is only one. */
const TARGET = 'target';

/**
 * Copies content and look of a code. Names on a sheet belong to the owner alone; an own item is copied only if the copy belongs to that
 * item's owner.
 */
export const codeCopying = contentCopying<CopiedQrCode & Json>({
  async take(manager, { from, everything }) {
    const { content, look, sheet } = await qrCodeOf(manager, from);
    return { content, look, sheet: everything ? sheet : NEW_SHEET };
  },
  checked(content, files) {
    const { data } = taken.safeParse(content);
    return data && safe(data, files);
  },
  async put(manager, copy, content) {
    const { content: held, ...shown } = withCopies(content, copy) as CopiedQrCode;
    const kept = held.kind === 'item' && !(await targetOf(manager, held, copy.by)) ? without(held) : held;
    await manager.insert(QrCode, { itemId: copy.to, content: kept, ...shown });
  },
  shows: {
    of: ({ content }) => (content.kind === 'item' && content.itemId !== null ? [{ part: TARGET, itemId: content.itemId }] : []),
    put: (content, shown) => {
      const item = shown.get(TARGET);
      // A file may say so of a code that leads to none.
      if (!item || content.content.kind !== 'item') return content;
      return { ...(content as CopiedQrCode), content: { kind: 'item', itemId: item.id } };
    },
  },
});

/** Validates content of a file of unknown origin: accepts only what could have been entered here. */
function safe({ content, look, sheet }: CopiedQrCode, files: ReadonlySet<string>): (CopiedQrCode & Json) | undefined {
  const logo = look.logo === 'file' && !files.has(look.logoFile ?? '') ? { ...look, logo: 'none' as const, logoFile: null } : look;
  if (lookProblem(look)) return undefined;
  try {
    const held = without(checkedContent(content));
    return { content: held, look: logo, sheet: checkedSheet(sheet, held) };
  } catch {
    return undefined;
  }
}

/** Ids mean nothing elsewhere. */
function without(content: CodeContent): CodeContent {
  return content.kind === 'item' ? { ...content, itemId: null } : content;
}
