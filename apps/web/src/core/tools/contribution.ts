import { type Item, type ToolKey, toolOfKind } from '@murmel/contracts';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Icon } from '../../ui/icon';
import type { SwirlIndex } from '../../ui/marbles/swirls';
import type { MarbleColour } from '../../ui/theme/scales';

/** One page of a tool's own items. */
export interface ItemPage {
  entries: Item[];
  page: number;
  limit: number;
  total: number;
}

/** The three calls that start page and lists need; `api.textDocuments` has exactly this shape. */
export interface ToolCalls {
  create(input: { title?: string }): Promise<Item>;
  list(input: { page?: number; limit?: number; query?: string }): Promise<ItemPage>;
  discard(input: { id: string }): Promise<unknown>;
}

/** What a tool brings to the screens that show all tools. Core reads this and never a tool's folder. */
export interface ToolContribution {
  icon: Icon;
  colour: MarbleColour;
  swirl: SwirlIndex;
  calls: ToolCalls;
  /** drawn picture of what the tool's items look like; a sheet in the tool's colour without it */
  CardPreview?: ComponentType<{ waiting: ReactNode }>;
}

/** Set once by the app from its registry of tools. */
export const ToolContributions = createContext<Readonly<Record<ToolKey, ToolContribution>> | null>(null);

/** @throws when the app forgot to set the contributions: a programming error, not a state of the product */
export function useToolContributions(): Readonly<Record<ToolKey, ToolContribution>> {
  const contributions = useContext(ToolContributions);
  if (!contributions) throw new Error('ToolContributions are missing around this screen');
  return contributions;
}

/** What the tool of this item brings; undefined for kinds that have no tool. */
export function useToolOf(kind: Item['kind']): { key: ToolKey; tool: ToolContribution } | undefined {
  const contributions = useToolContributions();
  const key = toolOfKind(kind);
  return key && { key, tool: contributions[key] };
}
