/** Events between processes: ids only, never content. */
export interface BusEvents {
  /** the visible live state of an item changed: the gateway reads it anew; `edited`: its editors' content, not only responses */
  'item.changed': { itemId: string; edited?: true };
  /** a response to an item changed, or its feedback; `by`: the live connection that sent the change, and knows it */
  'response.changed': { itemId: string; responseId: string; by?: string };
  /** an item has another title now */
  'item.renamed': { itemId: string };
  /** the content of a teacher's lists and folders changed; published by the database itself */
  'library.changed': { accountId: string };
  /** data shown on a user's own pages changed; the id of the account or visitor */
  'person.changed': { id: string };
  /** pieces were added to what a live topic is about; its `topic` and `id` */
  'topic.grew': { topic: string; id: string };
  /** a model's run began, or ended */
  'run.changed': { runId: string };
  /** number of users of a live topic in one process; ignored if not renewed for a while */
  'topic.present': { topic: string; process: string; people: number };
  /** the visible state of a project changed; `pupilId`: for its teachers and this pupil only, the other pupils see nothing of it */
  'project.changed': { projectId: string; pupilId?: string };
  /**
   * rights on an item may have changed; `visitorId`/`accountId` narrow it down when only one user is meant. `projectId`: on a project; its
   * contents are published item by item
   */
  'access.changed': { itemId?: string; projectId?: string; accountId?: string; visitorId?: string; sessionHash?: string };
  /** a person has another name now */
  'person.renamed': { accountId?: string; visitorId?: string };
}
export type BusChannel = keyof BusEvents;

/**
 * Events carried by Redis where there is one: many of them come in a lesson, and a lost one costs a late push. Rights and names always
 * travel with NOTIFY, inside the transaction that causes them.
 */
export const FACTS = [
  'item.changed',
  'response.changed',
  'item.renamed',
  'person.changed',
  'library.changed',
  'topic.grew',
  'run.changed',
  'topic.present',
  'project.changed',
] as const satisfies readonly BusChannel[];
export type FactChannel = (typeof FACTS)[number];

export type Handlers<C extends BusChannel = BusChannel> = { [Channel in C]?: (event: BusEvents[Channel]) => void };
