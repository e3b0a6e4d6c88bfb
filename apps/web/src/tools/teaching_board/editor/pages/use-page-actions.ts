import { cardsOnPage } from '@murmel/documents';
import { toast } from '../../../../ui/status/toast-queue';
import { pageName } from '../../board/page-name';
import { useTeachingBoard } from '../../board/teaching-board-context';
import { useBoardTexts } from '../../board/texts';
import { REMOVAL_TOAST_ID, UNDO_MS } from '../removal-toast';
import { useTexts } from '../texts';

export interface PageActions {
  show(page: string): void;
  add(): void;
  duplicate(page: string): void;
  rename(page: string): void;
  name(page: string, name: string): void;
  /** to this place among all pages, counted from 0 */
  moveTo(page: string, index: number): void;
  remove(page: string): void;
}

/** Returns the actions on pages. A new page is shown at once. */
export function usePageActions(say: (text: string) => void, rename: (page: string) => void): PageActions {
  const t = useTexts();
  const boardTexts = useBoardTexts();
  const { board, page: shown, session, run, showPage } = useTeachingBoard();
  const { pages } = board;
  const nameOf = (id: string): string => {
    const page = board.page(id);
    return page ? pageName(pages, page, boardTexts) : '';
  };
  const showMade = async (made: ReturnType<typeof run>, text: string): Promise<void> => {
    const done = await made;
    const [page] = done.ok ? done.made : [];
    if (page === undefined) return;
    showPage(page);
    say(text);
  };
  return {
    show: showPage,
    add: () => void showMade(run('addPage', { after: shown?.id }), t('said.pageAdded')),
    duplicate: (page) => void showMade(run('duplicatePage', { page }), t('said.pageDuplicated')),
    rename,
    name: (page, name) => void run('changePage', { page, name }),
    moveTo: (page, index) => {
      const others = pages.filter(({ id }) => id !== page);
      const to = Math.max(0, Math.min(index, others.length));
      if (pages.findIndex(({ id }) => id === page) === to) return;
      void run('movePage', { page, after: to === 0 ? null : others[to - 1]!.id }).then(
        ({ ok }) => ok && say(t('said.pageMoved', { name: nameOf(page), number: to + 1, count: pages.length })),
      );
    },
    remove: (page) => {
      const [name, cards, index] = [nameOf(page), cardsOnPage(board, page).length, pages.findIndex(({ id }) => id === page)];
      const neighbour = pages[index - 1] ?? pages[index + 1];
      void run('removePage', { page }).then(({ ok }) => {
        if (!ok) return;
        if (neighbour && shown?.id === page) showPage(neighbour.id);
        const undo = (): void => {
          session.undo();
          showPage(page);
        };
        toast({
          id: REMOVAL_TOAST_ID,
          tone: 'success',
          text: t('removed.page', { name, count: cards }),
          staysMs: UNDO_MS,
          action: { label: t('undo'), onSelect: undo },
        });
      });
    },
  };
}
