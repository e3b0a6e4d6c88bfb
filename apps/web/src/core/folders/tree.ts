import type { Branch } from '@murmel/contracts';

/** The folders that lie in this one; null stands for the top. */
export function branchesIn(tree: readonly Branch[], folderId: string | null): Branch[] {
  return tree.filter((branch) => branch.folderId === folderId);
}

/** The way from the top to a folder, itself included; empty for one that is not in the tree. */
export function wayTo(tree: readonly Branch[], id: string | null): Branch[] {
  const way: Branch[] = [];
  for (
    let at = tree.find((branch) => branch.id === id);
    at && way.length <= tree.length;
    at = tree.find((one) => one.id === way[0]!.folderId)
  )
    way.unshift(at);
  return way;
}

export interface Place {
  branch: Branch;
  /** how many folders are around it */
  depth: number;
}

/** All folders in the order in which a tree shows them, each below the one in which it lies. */
export function inOrder(tree: readonly Branch[], folderId: string | null = null, depth = 0): Place[] {
  return branchesIn(tree, folderId).flatMap((branch) => [{ branch, depth }, ...inOrder(tree, branch.id, depth + 1)]);
}

/** These folders and all that lie in them: where none of them can be put. */
export function withinAny(tree: readonly Branch[], ids: ReadonlySet<string>): Set<string> {
  return new Set(tree.filter(({ id }) => wayTo(tree, id).some((around) => ids.has(around.id))).map(({ id }) => id));
}
