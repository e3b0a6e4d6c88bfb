import type { ContentKind } from '../item-fields.js';
import type { ItemOperation } from '../operations.js';
import { type ToolKey, toolOfKind } from './registry.js';

/** Parts of tools that can be switched off for an account: `tool.part`, and the operations on its items denied then. */
type Features = Partial<Record<ToolKey, Readonly<Record<string, readonly ItemOperation[]>>>>;

const VERSIONS = ['item.readHistory', 'item.restoreHistory'] as const;

const FEATURES: Features = {
  text_editor: { versions: VERSIONS, authors: ['item.readAuthors'] },
  pinboard: { versions: VERSIONS },
  teaching_board: { versions: VERSIONS },
};

/** Features off by default that can be switched on. */
export const FEATURE_FLAGS = ['schoolclasses_shared'] as const;
export type FeatureFlag = (typeof FEATURE_FLAGS)[number];

/** The names of all parts that can be switched off. */
export function toolFeatures(): string[] {
  return Object.entries(FEATURES).flatMap(([tool, parts]) => Object.keys(parts).map((part) => `${tool}.${part}`));
}

/**
 * @returns feature that must be enabled for this operation on an item of this kind; undefined where nothing can be switched off
 */
export function featureOf(kind: ContentKind, operation: ItemOperation): string | undefined {
  const tool = toolOfKind(kind);
  const part = tool && Object.entries(FEATURES[tool] ?? {}).find(([, operations]) => operations.includes(operation));
  return part && `${tool}.${part[0]}`;
}
