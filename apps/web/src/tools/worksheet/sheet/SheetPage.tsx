import type { SheetLook } from '@murmel/documents';
import { type CSSProperties, type ReactNode, useEffect } from 'react';
import { fileUrl } from '../../../core/boards/file-address';
import '../../../core/boards/tints.css';
import classes from './sheet.module.css';
import { loadSheetFont, SHEET_FONT } from './sheet-fonts';

interface SheetPageProps {
  look: SheetLook;
  /** language of its content */
  language: string;
  /** title and description; on a phone they stand elsewhere */
  head?: ReactNode;
  children: ReactNode;
}

/** The sheet itself: its colour, its letters, the picture above it. */
export function SheetPage({ look: { font, colour, cover, border }, language, head, children }: SheetPageProps) {
  useEffect(() => loadSheetFont(font), [font]);
  const { family, scale } = SHEET_FONT[font];
  const style = { '--sheet-font': family, '--sheet-scale': scale } as CSSProperties;
  return (
    <article className={classes.paper} data-tint={colour} data-border={border} data-font={font} lang={language} style={style}>
      {cover && <img src={fileUrl(cover)} alt="" className={classes.cover} />}
      {head && <header className={classes.head}>{head}</header>}
      <div className={classes.blocks}>{children}</div>
    </article>
  );
}
