import type { Branch } from '@murmel/contracts';
import { IconChevronRight, IconFolderFilled, IconHome } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation';
import classes from './FolderTree.module.css';
import { folderColour } from './folder-colour';
import { pathToFolder, ROOT_ID, shownNodes, type TreeNode } from './folder-tree';
import { dragOf, useDrop } from './use-drag';
import type { Movable } from './use-folder-contents';
import type { Target } from './use-move';

/** Expanded folders as the user left them, kept until the page is reloaded. */
let lastOpened: ReadonlySet<string> = new Set([ROOT_ID]);

interface FolderTreeProps {
  branches: readonly Branch[];
  /** the folder that is shown; null at the top */
  current: string | null;
  onDrop: (items: readonly Movable[], target: Target) => void;
  onGone?: () => void;
}

/** All folders as a tree: the shown one is marked, things are dropped on it, and it goes by arrows as trees do (WAI-ARIA). */
export function FolderTree({ branches, current, onDrop, onGone }: FolderTreeProps) {
  const { t } = useTranslation('folders');
  const navigate = useNavigate();
  const tree = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(lastOpened);
  const [focused, setFocused] = useState(current ?? ROOT_ID);
  const open = (id: string, isOpen: boolean): void => {
    const next = new Set(opened);
    if (isOpen) next.add(id);
    else next.delete(id);
    setOpened(next);
  };
  // The path to the shown folder is expanded on navigation; a folder closed by the user afterwards stays closed.
  const way = pathToFolder(branches, current).map(({ id }) => id);
  const wayKey = way.join(' ');
  const [cameTo, setCameTo] = useState<string>();
  if (cameTo !== wayKey) {
    setCameTo(wayKey);
    setFocused(current ?? ROOT_ID);
    if (way.length > 0) setOpened(new Set([...opened, ROOT_ID, ...way.slice(0, -1)]));
  }
  useEffect(() => {
    lastOpened = opened;
  }, [opened]);

  const nodes = shownNodes(branches, t('title'), opened);
  const inTab = nodes.some(({ id }) => id === focused) ? focused : ROOT_ID;
  const go = (id: string): void => {
    void navigate(id === ROOT_ID ? '/folders' : `/folders/${id}`);
    onGone?.();
  };
  const focus = (node: TreeNode | undefined): void => {
    if (!node) return;
    setFocused(node.id);
    tree.current?.querySelector<HTMLElement>(`[data-node="${node.id}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = nodes.findIndex(({ id }) => id === inTab);
    const node = nodes[at];
    if (!node || event.altKey || event.ctrlKey || event.metaKey) return;
    const acts: Record<string, () => void> = {
      ArrowDown: () => focus(nodes[at + 1]),
      ArrowUp: () => focus(nodes[at - 1]),
      Home: () => focus(nodes[0]),
      End: () => focus(nodes.at(-1)),
      ArrowRight: () => (node.inside && !node.open ? open(node.id, true) : node.inside && focus(nodes[at + 1])),
      ArrowLeft: () => (node.open ? open(node.id, false) : focus(nodes.slice(0, at).findLast(({ level }) => level < node.level))),
      Enter: () => go(node.id),
      ' ': () => go(node.id),
    };
    const letter = event.key.length === 1 ? event.key.toLocaleLowerCase() : '';
    const byLetter =
      letter.trim() && [...nodes.slice(at + 1), ...nodes.slice(0, at)].find(({ title }) => title.toLocaleLowerCase().startsWith(letter));
    const act = acts[event.key] ?? (byLetter ? () => focus(byLetter) : undefined);
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <div ref={tree} role="tree" aria-label={t('tree')} className={classes.tree} onKeyDown={onKeyDown}>
      {nodes.map((node) => (
        <Row
          key={node.id}
          node={node}
          current={node.id === (current ?? ROOT_ID)}
          inTab={node.id === inTab}
          onGo={() => go(node.id)}
          onToggle={() => open(node.id, !node.open)}
          onFocus={() => setFocused(node.id)}
          onDrop={(items) => onDrop(items, { id: node.id === ROOT_ID ? null : node.id, title: node.title })}
        />
      ))}
    </div>
  );
}

interface RowProps {
  node: TreeNode;
  current: boolean;
  inTab: boolean;
  onGo: () => void;
  onToggle: () => void;
  onFocus: () => void;
  onDrop: (items: readonly Movable[]) => void;
}

function Row({ node, current, inTab, onGo, onToggle, onFocus, onDrop }: RowProps) {
  const { over, target } = useDrop(node.id === ROOT_ID ? null : node.id, onDrop);
  return (
    <div
      role="treeitem"
      aria-level={node.level}
      aria-setsize={node.of}
      aria-posinset={node.place}
      aria-expanded={node.inside ? node.open : undefined}
      aria-current={current ? 'page' : undefined}
      aria-label={node.title}
      tabIndex={inTab ? 0 : -1}
      data-node={node.id}
      data-over={over || undefined}
      className={classes.row}
      style={{ paddingInlineStart: `${4 + (node.level - 1) * 14}px` }}
      title={node.title}
      onClick={onGo}
      onFocus={onFocus}
      {...target}
      {...(node.id !== ROOT_ID && dragOf({ id: node.id, title: node.title, folderId: node.folderId, kind: 'folder' }, []))}
    >
      <span
        className={classes.toggle}
        data-open={node.open || undefined}
        onClick={(event) => {
          if (!node.inside) return;
          event.stopPropagation();
          onToggle();
        }}
      >
        {node.inside && <IconChevronRight size={16} stroke={2} aria-hidden />}
      </span>
      {node.id === ROOT_ID ? (
        <IconHome size={18} stroke={1.9} aria-hidden />
      ) : (
        <IconFolderFilled size={18} className={classes.folder ?? ''} data-colour={folderColour(node)} aria-hidden />
      )}
      <span className={classes.title}>{node.title}</span>
    </div>
  );
}
