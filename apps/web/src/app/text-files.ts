import { addTextFiles } from '../platform/i18n/texts';
import type { Texts } from '../platform/i18n/translate';

/** Texts of screens that only somebody with an account sees: pages for guests do not even know their names. */
addTextFiles(
  import.meta.glob<Texts>(
    // Without those that bring themselves along.
    [
      '/src/{app,core}/**/{de,en}.json',
      '/src/tools/{link_shortener,teaching_board,worksheet}/*.json',
      '/src/tools/{teaching_board/names,worksheet/editor,worksheet/grid,worksheet/paper}/*.json',
      '!/src/core/gallery/open-page/*',
      '!/src/core/reviews/*/*',
      '!/src/core/help/*/*/*',
    ],
    { import: 'default' },
  ),
);
