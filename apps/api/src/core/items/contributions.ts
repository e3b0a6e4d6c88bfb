import type { ContentKind } from '@murmel/contracts';
import type { DataSource, EntityManager } from 'typeorm';

export interface ExportedContent {
  /** e.g. `.txt` */
  extension: string;
  contents: string;
}

/** What a tool adds to the life of its items. The core calls it without knowing the tool. */
export interface ToolContribution {
  /** The shape of its live document; a browser with an older one is asked to reload. Absent: there is none. */
  liveDocument?: { schemaVersion: number };
  /** Removes what the tool keeps outside the database's cascade, e.g. files. Runs before the item's row goes. */
  purge?(manager: EntityManager, itemId: string): Promise<void>;
  /** Shortens the history of its items to what is kept. @returns number of rows that went */
  thinOutHistory?(source: DataSource, now: Date): Promise<number>;
  /** The content in forms that its owner can use elsewhere. */
  exportContent?(manager: EntityManager, itemId: string): Promise<ExportedContent[]>;
}

/** Injection token for `Partial<Record<ContentKind, ToolContribution>>`, provided by `tools/index.ts`. */
export const CONTRIBUTIONS = Symbol('contributions');
export type Contributions = Partial<Record<ContentKind, ToolContribution>>;
