import { cardsOnPage, type TeachingBoard, type TeachingPage } from '@murmel/documents';
import type { CSSProperties } from 'react';
import { Background } from '../../../core/boards/Background';
import { thumbnailUrl } from '../../../core/boards/file-address';
import classes from './page-thumb.module.css';

/** A page so small that only the places and colours of its cards can be seen. */
export function PageThumb({ board, page }: { board: TeachingBoard; page: TeachingPage }) {
  return (
    <span className={classes.thumb} aria-hidden="true">
      <Background background={page.background ?? board.settings.background} fileUrl={thumbnailUrl} sample />
      {cardsOnPage(board, page.id).map(({ id, colour, place: { x, y, width, height } }) => (
        <span
          key={id}
          className={classes.card}
          data-tint={colour}
          style={{ '--x': x, '--y': y, '--width': width, '--height': height } as CSSProperties}
        />
      ))}
    </span>
  );
}
