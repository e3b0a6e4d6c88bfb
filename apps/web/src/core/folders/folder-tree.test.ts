import type { Branch } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { pathToFolder, ROOT_ID, shownNodes, subfoldersOf, subtreesOf, treeOrder } from './folder-tree';

const branch = (id: string, folderId: string | null): Branch => ({
  id,
  folderId,
  title: id,
  colour: null,
  privacy: 'locked',
  contents: 0,
  kinds: [],
  bookmarked: false,
});
const TREE = [branch('a', null), branch('aa', 'a'), branch('aaa', 'aa'), branch('ab', 'a'), branch('b', null)];
const ids = (branches: readonly Branch[]): string => branches.map(({ id }) => id).join(' ');

describe('the tree of folders', () => {
  it('what lies where, and the way there', () => {
    expect(ids(subfoldersOf(TREE, null))).toBe('a b');
    expect(ids(subfoldersOf(TREE, 'a'))).toBe('aa ab');
    expect(ids(pathToFolder(TREE, 'aaa'))).toBe('a aa aaa');
    expect(pathToFolder(TREE, 'x')).toEqual([]);
    expect(pathToFolder(TREE, null)).toEqual([]);
  });

  it('stands each below the one in which it lies', () => {
    expect(treeOrder(TREE).map(({ branch: { id }, depth }) => `${id}${depth}`)).toEqual(['a0', 'aa1', 'aaa2', 'ab1', 'b0']);
  });

  it('says where folders cannot be put: into themselves and what lies in them', () => {
    expect([...subtreesOf(TREE, new Set(['aa', 'b']))].sort()).toEqual(['aa', 'aaa', 'b']);
  });

  it('shows what is open, with levels and places', () => {
    const shown = (...opened: string[]) =>
      shownNodes(TREE, 'Ablage', new Set(opened)).map(
        ({ id, level, place, of, open }) => `${id}${level} ${place}/${of}${open ? ' open' : ''}`,
      );
    expect(shown()).toEqual(['top1 1/1']);
    expect(shown(ROOT_ID, 'a', 'ab')).toEqual(['top1 1/1 open', 'a2 1/2 open', 'aa3 1/2', 'ab3 2/2', 'b2 2/2']);
  });

  it('ends where a list of folders was read while one of them was moved', () => {
    expect(pathToFolder([branch('a', 'b'), branch('b', 'a')], 'a').length).toBeLessThan(5);
  });
});
