import { mountSheet } from './mount-sheet';
import type { SheetWords } from './WallSheet';
import type { Wall } from './wall';

/** Opens the browser's print window with the whole wall; it makes a PDF, too. */
export async function printWall(wall: Wall, words: SheetWords): Promise<void> {
  const { unmount } = await mountSheet(wall, words, 'paper');
  const title = document.title;
  // Browsers name the file after the page.
  document.title = wall.title;
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
