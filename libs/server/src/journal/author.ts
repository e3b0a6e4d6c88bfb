/** Author of a write. Ids only: names are joined on read. Both null: the server itself. */
export interface Author {
  accountId: string | null;
  visitorId: string | null;
  /** look of an admin as this person in which it was written: kept with their Yjs clients, and in no log under the person's name */
  incognitoId?: string | null | undefined;
}

/** Returns true if both are the same person, also after a visitor has signed in. */
export function isSamePerson(left: Author, right: Author): boolean {
  return (left.accountId !== null && left.accountId === right.accountId) || (left.visitorId !== null && left.visitorId === right.visitorId);
}
