import { type Item, type ItemTypeKey, itemTypeOf, type ListedItem } from '@murmel/contracts';
import { type ComponentType, createContext, useContext } from 'react';
import type { ToolAppearance } from './tool-appearance';

/** One page of a tool's own items. */
export interface ItemPage {
  entries: ListedItem[];
  page: number;
  limit: number;
  total: number;
}

/** The three calls that start page and lists need; `api.textDocuments` has exactly this shape. */
export interface ToolCalls {
  create(input: { title?: string; folderId?: string }): Promise<Item>;
  list(input: { page?: number; limit?: number; query?: string }): Promise<ItemPage>;
  discard(input: { id: string }): Promise<unknown>;
}

/** The question on which paper an item goes. */
export interface PdfDialogProps {
  item: Pick<Item, 'id' | 'title'>;
  onClose: () => void;
}

/** Additional input of a tool's own dialog: the caller's rights on the item, and its visibility. */
export interface ToolPdfDialogProps extends PdfDialogProps {
  item: Pick<Item, 'id' | 'title'> & Partial<Pick<Item, 'privacy'>> & { abilities: Partial<Item['abilities']> };
}

/** Contribution of a tool to the screens that show all tools. Core reads this and never a tool's folder. */
export interface ToolContribution extends ToolAppearance {
  calls: ToolCalls;
  /** its editor shows an item on the wall; of all others a wall shows the page for guests */
  hasWall?: true;
  /** dialog that asks which parts of its items are printed, if there is more to choose than the page format */
  PdfDialog?: ComponentType<ToolPdfDialogProps>;
}

/** Set once by the app from its registry of tools and folders. */
export const ToolContributions = createContext<Readonly<Record<ItemTypeKey, ToolContribution>> | null>(null);

/** @throws when the app forgot to set the contributions: a programming error, not a state of the product */
export function useToolContributions(): Readonly<Record<ItemTypeKey, ToolContribution>> {
  const contributions = useContext(ToolContributions);
  if (!contributions) throw new Error('ToolContributions are missing around this screen');
  return contributions;
}

/** Returns the contribution of this item's tool, or of folders; undefined for a kind that is no item. */
export function useToolOf(kind: Item['kind']): { key: ItemTypeKey; tool: ToolContribution } | undefined {
  const contributions = useToolContributions();
  const key = itemTypeOf(kind);
  return key && { key, tool: contributions[key] };
}
