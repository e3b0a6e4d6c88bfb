import type { Branch, FolderColour } from '@murmel/contracts';

/** Returns the child folders of this one; null means the top. */
export function subfoldersOf(tree: readonly Branch[], folderId: string | null): Branch[] {
  return tree.filter((branch) => branch.folderId === folderId);
}

/** The way from the top to a folder, itself included; empty for one that is not in the tree. */
export function pathToFolder(tree: readonly Branch[], id: string | null): Branch[] {
  const way: Branch[] = [];
  for (
    let at = tree.find((branch) => branch.id === id);
    at && way.length <= tree.length;
    at = tree.find((one) => one.id === way[0]!.folderId)
  )
    way.unshift(at);
  return way;
}

export interface FolderPosition {
  branch: Branch;
  /** number of ancestor folders */
  depth: number;
}

/** All folders in the order in which a tree shows them, each below the one in which it lies. */
export function treeOrder(tree: readonly Branch[], folderId: string | null = null, depth = 0): FolderPosition[] {
  return subfoldersOf(tree, folderId).flatMap((branch) => [{ branch, depth }, ...treeOrder(tree, branch.id, depth + 1)]);
}

/** These folders and all that lie in them: where none of them can be put. */
export function subtreesOf(tree: readonly Branch[], ids: ReadonlySet<string>): Set<string> {
  return new Set(tree.filter(({ id }) => pathToFolder(tree, id).some((around) => ids.has(around.id))).map(({ id }) => id));
}

/** Represents the top of the library among the ids of folders. */
export const ROOT_ID = 'top';

export interface TreeNode {
  /** id of the folder, or `TOP` */
  id: string;
  title: string;
  colour: FolderColour | null;
  /** parent folder; null at the top */
  folderId: string | null;
  /** counts from 1, the top's */
  level: number;
  /** among those beside it, and how many these are */
  place: number;
  of: number;
  /** true if it has child folders, and true if these are shown */
  inside: boolean;
  open: boolean;
}

/** Returns the visible nodes of a tree from top to bottom while these folders are open. */
export function shownNodes(tree: readonly Branch[], top: string, opened: ReadonlySet<string>): TreeNode[] {
  const below = (folderId: string | null, level: number): TreeNode[] =>
    subfoldersOf(tree, folderId).flatMap(({ id, title, colour }, index, beside) => {
      const inside = tree.some((branch) => branch.folderId === id);
      const open = inside && opened.has(id);
      return [
        { id, title, colour, folderId, level, place: index + 1, of: beside.length, inside, open },
        ...(open ? below(id, level + 1) : []),
      ];
    });
  const open = tree.length > 0 && opened.has(ROOT_ID);
  return [
    { id: ROOT_ID, title: top, colour: null, folderId: null, level: 1, place: 1, of: 1, inside: tree.length > 0, open },
    ...(open ? below(null, 2) : []),
  ];
}
