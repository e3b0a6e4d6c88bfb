import { type FindOptionsWhere, IsNull } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import type { Caller } from '../../../platform/request-context.js';
import { type AccountOrVisitor, accountOrVisitorOf } from '../../answers/respondent.js';

/** Rows of an owner of chats: an account or a visitor. */
export interface PersonRow {
  accountId: string | null;
  visitorId: string | null;
}

/** Returns the condition that narrows a query to one person's rows. */
export function rowsOf({ accountId, visitorId }: AccountOrVisitor): FindOptionsWhere<PersonRow> {
  return accountId === null ? { accountId: IsNull(), visitorId } : { accountId };
}

/** Returns the caller as a person. @throws NOT_FOUND for a caller without account and cookie, who owns nothing */
export function callingPerson({ actor }: Caller): AccountOrVisitor {
  const person = accountOrVisitorOf(actor);
  if (!person) throw apiError('NOT_FOUND');
  return person;
}

export function idOf({ accountId, visitorId }: PersonRow): string {
  return (accountId ?? visitorId)!;
}
