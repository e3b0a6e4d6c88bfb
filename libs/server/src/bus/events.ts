/** What travels between processes over NOTIFY: ids only, never content. */
export interface BusEvents {
  /** what people see of an item's live state changed: the gateway reads it anew */
  'item.changed': { itemId: string };
  /** how many people are connected to an item through one process; unheard for a while it counts for nothing */
  'item.present': { itemId: string; process: string; people: number };
  /** somebody's rights on an item may have changed; `visitorId`/`accountId` narrow it down when only one person is meant */
  'access.changed': { itemId?: string; accountId?: string; visitorId?: string; sessionHash?: string };
  /** a person has another name now */
  'person.renamed': { accountId?: string; visitorId?: string };
}
export type BusChannel = keyof BusEvents;
