/** Who wrote. Ids only: names are joined when somebody reads. Both null: the server itself. */
export interface Author {
  accountId: string | null;
  visitorId: string | null;
}

/** The same person, also after somebody who came as a visitor has signed in. */
export function isSamePerson(left: Author, right: Author): boolean {
  return (left.accountId !== null && left.accountId === right.accountId) || (left.visitorId !== null && left.visitorId === right.visitorId);
}
