import type { ContentKind } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';

/** What a tool adds to the life of its items. The core calls it without knowing the tool. */
export interface ToolContribution {
  /** Removes what the tool keeps outside the database's cascade, e.g. files. Runs before the item's row goes. */
  purge?(manager: EntityManager, itemId: string): Promise<void>;
}

/** Injection token for `Partial<Record<ContentKind, ToolContribution>>`, provided by `tools/index.ts`. */
export const CONTRIBUTIONS = Symbol('contributions');
export type Contributions = Partial<Record<ContentKind, ToolContribution>>;
