import { type Change, ChangeSet, simplifyChanges } from '@tiptap/pm/changeset';
import type { Node } from '@tiptap/pm/model';
import { StepMap } from '@tiptap/pm/transform';

/**
 * Returns the text inserted and deleted between two states, in words rather than letters; positions of the first and of the second state.
 */
export function changesBetween(before: Node, after: Node): readonly Change[] {
  const everything = new StepMap([0, before.content.size, after.content.size]);
  return simplifyChanges(ChangeSet.create(before).addSteps(after, [everything], null).changes, after);
}

/** Words between two places, one line per block; pictures, formulas and frames as what describes them. */
export function wordsBetween(document: Node, from: number, to: number): string {
  return document.textBetween(from, to, '\n', ({ attrs }) => String(attrs.alt ?? attrs.latex ?? attrs.address ?? '')).trim();
}
