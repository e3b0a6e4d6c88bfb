import { type FindOptionsWhere, IsNull } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import type { Asker } from '../../../platform/asking.js';
import { type Person, personOf } from '../../answers/respondent.js';

/** Rows of whoever has chats: an account's, or a visitor's. */
export interface PersonRow {
  accountId: string | null;
  visitorId: string | null;
}

/** What narrows a search down to one person's rows. */
export function rowsOf({ accountId, visitorId }: Person): FindOptionsWhere<PersonRow> {
  return accountId === null ? { accountId: IsNull(), visitorId } : { accountId };
}

/** Whoever asks. @throws NOT_FOUND for somebody without account and cookie: nothing is theirs */
export function askingPerson({ actor }: Asker): Person {
  const person = personOf(actor);
  if (!person) throw apiError('NOT_FOUND');
  return person;
}

export function idOf({ accountId, visitorId }: PersonRow): string {
  return (accountId ?? visitorId)!;
}
