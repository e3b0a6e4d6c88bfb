/** What can be looked at live, and what whoever does so says about it. Ids of items and projects are never the same. */
export type Topic = { kind: 'item'; id: string; publicToken: string | undefined } | { kind: 'project'; id: string };

/** As what somebody may look at a topic; the first of an audience brings along how its state is read. */
export interface Entrance {
  audience: string;
  /** shortest time between two pushes in milliseconds */
  everyMs: number;
  /** whether people are counted over all processes, and this audience is told how many there are; one answer per topic to the former */
  people: 'shown' | 'counted' | 'ignored';
  /** the newest state, from the database */
  state(): Promise<unknown>;
}
