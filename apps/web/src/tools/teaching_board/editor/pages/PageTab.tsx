import { LIMITS } from '@murmel/contracts';
import type { TeachingPage } from '@murmel/documents';
import { IconArrowLeft, IconArrowRight, IconCopy, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { ActionMenu, type MenuAction } from '../../../../ui/overlays/ActionMenu';
import { PageThumb } from '../../board/PageThumb';
import { pageName } from '../../board/page-name';
import { useTeachingBoard } from '../../board/teaching-board-context';
import { useBoardTexts } from '../../board/texts';
import { useTexts } from '../texts';
import { PageNameField } from './PageNameField';
import classes from './pages.module.css';
import type { PageActions } from './use-page-actions';

interface PageTabProps {
  page: TeachingPage;
  index: number;
  current: boolean;
  /** its name is being written */
  renamed: boolean;
  actions: PageActions;
  onRenamed: () => void;
}

/** One page in the strip: shows it, and the one that is shown has a menu. */
export function PageTab({ page, index, current, renamed, actions, onRenamed }: PageTabProps) {
  const t = useTexts();
  const boardTexts = useBoardTexts();
  const { board, editable } = useTeachingBoard();
  const button = useRef<HTMLButtonElement>(null);
  const count = board.pages.length;
  const name = pageName(board.pages, page, boardTexts);
  const menu = useMenu(page.id, index, count, actions);
  useEffect(() => {
    if (current) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const act = keyAction(event, page.id, index, actions);
    if (!editable || !act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const done = (): void => {
    onRenamed();
    button.current?.focus();
  };
  const onDoubleClick = editable ? () => actions.rename(page.id) : undefined;
  const onContextMenu = (event: MouseEvent<HTMLElement>): void => {
    const more = event.currentTarget.querySelector<HTMLButtonElement>('[aria-haspopup="menu"]');
    if (!more) return;
    event.preventDefault();
    more.click();
  };
  return (
    <li className={classes.page} data-page={page.id} data-current={current || undefined} onContextMenu={onContextMenu}>
      <button
        ref={button}
        type="button"
        className={classes.tab}
        aria-current={current ? 'page' : undefined}
        aria-label={t('pages.page', { number: index + 1, count, label: `${index + 1} ${page.name}`.trim() })}
        onClick={() => actions.show(page.id)}
        onDoubleClick={onDoubleClick}
        onKeyDown={onKeyDown}
      >
        <PageThumb board={board} page={page} />
        {!renamed && (
          <span className={classes.name}>
            <b>{index + 1}</b> {page.name}
          </span>
        )}
      </button>
      {renamed && (
        <PageNameField
          label={t('pages.name')}
          value={page.name}
          maxLength={LIMITS.teachingBoard.pageNameMax}
          onDone={(text) => {
            if (text !== undefined && text !== page.name) actions.name(page.id, text);
            done();
          }}
        />
      )}
      {editable && !renamed && (
        <span className={classes.more}>
          <ActionMenu
            actions={menu}
            align="start"
            button={(props) => (
              <button
                type="button"
                {...props}
                className={classes.moreButton}
                aria-label={t('pages.more', { name })}
                title={t('pages.more', { name })}
                tabIndex={current ? 0 : -1}
              >
                <IconDots size={18} stroke={2} aria-hidden />
              </button>
            )}
          />
        </span>
      )}
    </li>
  );
}

function keyAction(
  { key, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  page: string,
  index: number,
  actions: PageActions,
): (() => void) | undefined {
  const ctrl = ctrlKey || metaKey;
  if (ctrl && (key === 'ArrowLeft' || key === 'ArrowRight')) return () => actions.moveTo(page, index + (key === 'ArrowLeft' ? -1 : 1));
  if (ctrl && key === 'd') return () => actions.duplicate(page);
  if (ctrl || shiftKey) return undefined;
  if (key === 'F2') return () => actions.rename(page);
  return key === 'Delete' ? () => actions.remove(page) : undefined;
}

function useMenu(page: string, index: number, count: number, actions: PageActions): MenuAction[] {
  const t = useTexts();
  return [
    { key: 'rename', label: t('pages.rename'), icon: IconPencil, onSelect: () => actions.rename(page) },
    {
      key: 'duplicate',
      label: t('menu.duplicate'),
      icon: IconCopy,
      disabled: count >= LIMITS.teachingBoard.pages,
      onSelect: () => actions.duplicate(page),
    },
    {
      key: 'before',
      label: t('pages.before'),
      icon: IconArrowLeft,
      disabled: index === 0,
      onSelect: () => actions.moveTo(page, index - 1),
    },
    {
      key: 'after',
      label: t('pages.after'),
      icon: IconArrowRight,
      disabled: index === count - 1,
      onSelect: () => actions.moveTo(page, index + 1),
    },
    { key: 'remove', label: t('pages.remove'), icon: IconTrash, danger: true, disabled: count === 1, onSelect: () => actions.remove(page) },
  ];
}
