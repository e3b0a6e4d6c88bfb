import { dayText, timeText } from '../../../core/dates/dates';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { fileName, saveFile } from '../../../ui/files/save-file';
import { toast } from '../../../ui/status/toast-queue';
import { usePinboard } from '../board/pinboard-context';
import { useTexts } from '../texts';
import type { SheetLabels } from './export/BoardSheet';
import { drawnBoardOf } from './export/drawn-board';

export const CSV_COLUMNS = ['list', 'title', 'text', 'colour', 'author', 'created', 'likes', 'comments', 'state', 'attachments'] as const;
/** Id of the single message for all exports. */
const TOAST = 'pinboard-export';

/** Ways to take the board along. Everything they need is loaded when they are used. */
export function useExports(): { png: () => void; csv: () => void; print: () => void } {
  const t = useTexts();
  const { t: boards, i18n } = useTranslation('boards');
  const { language } = i18n;
  const screen = usePinboard();
  const { item, board, nameOf, countsOf } = screen;
  const words = (authors: readonly string[]): SheetLabels => {
    const now = new Date();
    return {
      date: t('export.date', { date: dayText(now, new Date(0), language), time: timeText(now, language) }),
      authors: authors.length > 0 ? t('export.authors', { names: authors.join(', ') }) : '',
      untitled: t('untitledCard'),
    };
  };
  const attempt = (work: () => Promise<void>) => () =>
    void work().catch(() => toast({ id: TOAST, tone: 'alert', text: t('export.failed') }));
  return {
    png: attempt(async () => {
      toast({ id: TOAST, tone: 'info', text: t('export.making') });
      const { boardPicture } = await import('./export/picture');
      const board = drawnBoardOf(screen);
      saveFile(fileName(item.title, 'png'), await boardPicture(board, words(board.authors)));
      toast({ id: TOAST, tone: 'success', text: t('export.made') });
    }),
    csv: attempt(async () => {
      const { boardCsv } = await import('./export/csv');
      const table = boardCsv(
        { board, nameOf: (id) => nameOf(id).name, countsOf },
        {
          columns: CSV_COLUMNS.map((name) => t(`export.column.${name}`)),
          colour: (colour) => boards(`colours.${colour}`),
          state: (state) => t(`export.state.${state}`),
        },
      );
      saveFile(fileName(item.title, 'csv'), new Blob([table], { type: 'text/csv;charset=utf-8' }));
    }),
    print: attempt(async () => {
      const { printBoard } = await import('./export/print');
      const board = drawnBoardOf(screen);
      await printBoard(board, words(board.authors));
    }),
  };
}
