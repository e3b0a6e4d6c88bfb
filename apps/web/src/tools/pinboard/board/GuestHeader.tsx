import { contentLanguage, type Item } from '@murmel/contracts';
import { listsOf, type Pinboard, refuseInList } from '@murmel/documents';
import { IconDots } from '@tabler/icons-react';
import { LiveStatus } from '../../../core/live-document/LiveStatus';
import { People } from '../../../core/live-document/People';
import { NameChip } from '../../../core/people/NameChip';
import type { BoardView } from '../../../platform/boards/board-session';
import { EditorHeader } from '../../../ui/layout/EditorHeader';
import { Wordmark } from '../../../ui/marbles/Wordmark';
import { ActionMenu, type MenuAction } from '../../../ui/overlays/ActionMenu';
import { IconButton } from '../../../ui/overlays/IconButton';
import classes from './page.module.css';
import { prospectiveActor } from './prospective-actor';
import { useBoardTexts } from './texts';
import { usePhone } from './views/use-view';

interface GuestHeaderProps {
  item: Item;
  view: BoardView<Pinboard> | undefined;
  title: string;
  menu?: readonly MenuAction[];
}

/** Title, how many take part, one's own name, and a menu. */
export function GuestHeader({ item, view, title, menu = [] }: GuestHeaderProps) {
  const t = useBoardTexts();
  const phone = usePhone();
  const people = view?.people ?? [];
  return (
    <EditorHeader
      marble={<Wordmark size={26} markOnly />}
      title={
        <h1 className={classes.title} title={title} tabIndex={-1} lang={contentLanguage(item)}>
          {title}
        </h1>
      }
      status={
        view && (
          <>
            {people.length > 0 && <span>{t('people.count', { count: people.length + 1 })}</span>}
            {view.state !== 'saved' && !(view.state === 'readonly' && writesSomewhere(view)) && <LiveStatus state={view.state} />}
          </>
        )
      }
      people={
        view && (
          <>
            <People people={people} max={phone ? 2 : 5} />
            <NameChip />
          </>
        )
      }
      actions={
        menu.length > 0 && (
          <ActionMenu
            actions={menu}
            button={(props) => <IconButton {...props} size={44} icon={IconDots} label={t('menu.label')} tipAlign="end" />}
          />
        )
      }
    />
  );
}

/** One list may be open for guests on a board that they only read. */
function writesSomewhere({ board, actor }: BoardView<Pinboard>): boolean {
  return board !== undefined && listsOf(board).some(({ id }) => refuseInList(board, prospectiveActor(actor), id) === undefined);
}
