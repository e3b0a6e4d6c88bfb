import type { SheetLabels } from './BoardSheet';
import type { DrawnBoard } from './drawn-board';
import { mountSheet } from './mount-sheet';

/** Opens the browser's print window with the whole board; it makes a PDF, too. */
export async function printBoard(board: DrawnBoard, words: SheetLabels): Promise<void> {
  const { unmount } = await mountSheet(board, words, 'paper');
  const title = document.title;
  // Browsers name the file after the page.
  document.title = board.title;
  // Some browsers go on at once and print later: what is printed stays until they say that it is over.
  addEventListener(
    'afterprint',
    () => {
      document.title = title;
      unmount();
    },
    { once: true },
  );
  print();
}
