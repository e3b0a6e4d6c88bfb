/** Who wrote. Ids only: names are joined when somebody reads. Both null: the server itself. */
export interface Author {
  accountId: string | null;
  visitorId: string | null;
}
