import type { Actor, ItemFacts } from '@murmel/access-policy';
import type { ContentKind, ItemOperation } from '@murmel/contracts';
import type { Account } from '@murmel/server';
import type { DataSource, EntityManager } from 'typeorm';

export interface ExportedContent {
  /** e.g. `.txt` */
  extension: string;
  contents: string;
}

/** Who looks at a live state, e.g. `teacher` and `guest`; each sees its own. */
export interface LiveAudience {
  /** shortest time between two pushes in milliseconds, at least 100 (architecture rule 7) */
  everyMs: number;
  /** is told how many people are connected */
  seesPeople: boolean;
}

/** A state that changes while people take part. Whoever changes it publishes `item.changed` in the same transaction. */
export interface LiveContribution {
  audiences: Readonly<Record<string, LiveAudience>>;
  /** to which audience somebody who may read the item belongs */
  audienceOf(manager: EntityManager, who: { actor: Actor; itemId: string; facts: ItemFacts }): Promise<string>;
  /** the newest state for an audience */
  state(manager: EntityManager, itemId: string, audience: string): Promise<unknown>;
}

/** Which files people may put into the tool's items. */
export interface FileContribution {
  /** the right that sending a file needs */
  operation: ItemOperation;
  maxMegabytes(manager: EntityManager, itemId: string): Promise<number>;
  /** media types that the bytes themselves must show; undefined: any */
  types?: readonly string[];
  /** `item`: whoever may read the item; `sender`: who sent it and who may read responses */
  visibility: 'item' | 'sender';
}

/** What a tool adds to the life of its items. The core calls it without knowing the tool. */
export interface ToolContribution {
  /** The shape of its live document; a browser with an older one is asked to reload. Absent: there is none. */
  liveDocument?: { schemaVersion: number };
  live?: LiveContribution;
  files?: FileContribution;
  /** Removes what the tool keeps outside the database's cascade, e.g. files. Runs before the item's row goes. */
  purge?(manager: EntityManager, itemId: string): Promise<void>;
  /** Shortens the history of its items to what is kept. @returns number of rows that went */
  thinOutHistory?(source: DataSource, now: Date): Promise<number>;
  /** An example, for whoever looks at the product for the first time (`DEMO_DATA`). */
  addExample?(manager: EntityManager, owner: Account): Promise<void>;
  /** The content in forms that its owner can use elsewhere. */
  exportContent?(manager: EntityManager, itemId: string): Promise<ExportedContent[]>;
}

/** Injection token for `Partial<Record<ContentKind, ToolContribution>>`, provided by `tools/index.ts`. */
export const CONTRIBUTIONS = Symbol('contributions');
export type Contributions = Partial<Record<ContentKind, ToolContribution>>;
