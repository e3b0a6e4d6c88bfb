/** What travels between processes over NOTIFY: ids only, never content. */
export interface BusEvents {
  /** somebody's rights on an item may have changed; `visitorId`/`accountId` narrow it down when only one person is meant */
  'access.changed': { itemId?: string; accountId?: string; visitorId?: string; sessionHash?: string };
  /** a person has another name now */
  'person.renamed': { accountId?: string; visitorId?: string };
}
export type BusChannel = keyof BusEvents;
