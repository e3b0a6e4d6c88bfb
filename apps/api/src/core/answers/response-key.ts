import { hashSecret, Item, newSecret } from '@murmel/server';
import type { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { itemOf, type RequestContext } from '../../platform/request-context.js';
import { endOtherDevices } from '../sharing/response-device-links.js';
import { publicPath } from '../short-codes/public-address.js';
import type { AnswerKind, AnswerTypes } from './answer-kind.js';
import { ownResponseRow } from './own-response.js';
import { answerContextOf } from './respondent.js';

/**
 * Returns a new secret for the caller's own response, and the path to it, without any secret of the item, which is not theirs to keep
 * (ADR 71). The previous key is revoked, together with the access of those who obtained it.
 * @param responseId the one that was named @throws NOT_FOUND for one of another person
 */
export async function newResponseKey<T extends AnswerTypes>(
  database: DataSource,
  context: RequestContext,
  kind: AnswerKind<T>,
  responseId: string,
): Promise<{ key: string; path: string }> {
  const { responses, devices } = kind.tables;
  if (devices === undefined) throw new Error(`Responses of ${responses} have no keys`);
  const key = newSecret();
  await database.transaction(async (manager) => {
    const row = await ownResponseRow(manager, kind, answerContextOf(context), true);
    if (row?.id !== responseId) throw apiError('NOT_FOUND');
    await manager.query(`update ${responses} set key_hash = $2 where id = $1`, [responseId, hashSecret(key)]);
    await endOtherDevices(manager, devices, row, context.account ? null : context.actor.visitorId);
  });
  const item = await database.manager.findOneByOrFail(Item, { id: itemOf(context).id });
  return { key, path: publicPath(item).replace(/\/new$/, `/${responseId}`) };
}
