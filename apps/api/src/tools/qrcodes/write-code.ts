import {
  type CodeContent,
  type CodeLook,
  type CodeProblem,
  type CodeSheet,
  contentOfRow,
  contentProblem,
  lengthProblem,
  lookProblem,
  PRIVATE_KINDS,
  payloadOf,
  privacyProblem,
  SHEET_KINDS,
  type ToolInput,
  tidyContent,
} from '@murmel/contracts';
import { Item, OwnerFile, QrCode } from '@murmel/server';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { linkTarget } from './linked-item.js';

type Settings = ToolInput<'qrcodes', 'update'>;

/**
 * Stores the sent fields of a code. They are validated together, because a sheet's lines must match the code's kind.
 * @throws what stands against it
 */
export async function writeCode(
  manager: EntityManager,
  code: QrCode,
  input: Settings,
  people: { ownerId: string; askedBy: string },
): Promise<void> {
  const { itemId } = code;
  const content = input.content ? checkedContent(input.content) : code.content;
  if (input.content) await refuseShared(manager, itemId, content);
  const sheet = checkedSheet(input.sheet ?? code.sheet, content);
  if (input.content) await linkTarget(manager, content, people);
  const look = input.look ? await checkedLook(manager, itemId, input.look) : code.look;
  await manager.update(QrCode, { itemId }, { content, sheet, look });
}

/** The item's row is locked: it is not opened before this content is there to be seen. @throws QR_IS_SHARED */
async function refuseShared(manager: EntityManager, id: string, content: CodeContent): Promise<void> {
  if (!PRIVATE_KINDS.includes(content.kind)) return;
  refuse(privacyProblem(content, await manager.findOneOrFail(Item, { where: { id }, lock: { mode: 'pessimistic_write' } })));
}

/** Returns the content in the stored form. @throws LINK_INVALID, QR_MAIL_INVALID, QR_PHONE_INVALID, QR_TIMES_REVERSED, QR_TOO_LONG */
export function checkedContent(content: CodeContent): CodeContent {
  refuse(contentProblem(content));
  const tidy = tidyContent(content);
  refuse(lengthProblem(payloadOf(tidy)));
  return tidy;
}

/** Lines without anything are none; of most kinds every code on a sheet is the same. @throws LINK_INVALID, QR_TOO_LONG */
export function checkedSheet({ columns, rows }: CodeSheet, content: CodeContent): CodeSheet {
  const own = SHEET_KINDS.includes(content.kind);
  const kept = rows.map(({ label, value }) => {
    const row = own && value !== '' ? checkedContent(contentOfRow(content, value)) : content;
    return { label, value: own && value !== '' ? payloadOf(row) : '' };
  });
  return { columns, rows: kept.filter(({ label, value }) => label !== '' || value !== '') };
}

/** @throws QR_CONTRAST_TOO_LOW; QR_LOGO_UNKNOWN for a picture that is not in this item */
async function checkedLook(manager: EntityManager, itemId: string, look: CodeLook): Promise<CodeLook> {
  refuse(lookProblem(look));
  if (look.logo !== 'file') return { ...look, logoFile: null };
  const picture = { id: look.logoFile ?? '', itemId, usedBy: 'part' as const, thumbnailKey: Not(IsNull()) };
  if (look.logoFile === null || !(await manager.existsBy(OwnerFile, picture))) throw apiError('QR_LOGO_UNKNOWN');
  return look;
}

function refuse(problem: CodeProblem | undefined): void {
  if (problem) throw apiError(problem.code, problem.data);
}
