import { BOARD_GRID } from '@murmel/contracts';
import type { TeachingCard } from '@murmel/documents';
import { type ComponentPropsWithRef, type CSSProperties, memo, type ReactNode } from 'react';
import '../../../core/boards/tints.css';
import { screenOf } from '../kinds/card-screens';
import classes from './card-box.module.css';
import { useCardName } from './card-name';

/** Share of the page's width that one cell takes. */
const CELL = 100 / BOARD_GRID.columns;

interface CardBoxProps extends ComponentPropsWithRef<'section'> {
  card: TeachingCard;
  /** its place in the pile */
  layer: number;
  /** has no id, because the card itself is on the screen, too */
  copy?: boolean;
  /** replaces the written title with the field that edits it */
  titleField?: ReactNode;
  /** around the card: frame and handles */
  children?: ReactNode;
}

/** The id of a card's element, for what points at it. */
export function elementIdOf(card: string): string {
  return `card-${card}`;
}

/** A card on a page: where it is, its colour, its title, and the face of its kind, which fills the rest up to the edge. */
export function CardBox({ card, layer, copy = false, titleField, children, style, ...section }: CardBoxProps) {
  const name = useCardName(card);
  const { x, y, width, height } = card.place;
  const place = { '--x': x, '--y': y, '--width': width, '--height': height, '--layer': layer } as CSSProperties;
  return (
    <section
      aria-label={name}
      {...section}
      id={copy ? undefined : elementIdOf(card.id)}
      className={classes.card}
      data-card={card.id}
      data-part
      data-kind={card.kind}
      style={{ ...style, ...place }}
    >
      <div className={classes.inside} data-tint={card.colour}>
        {titleField ??
          (card.title !== '' && (
            <h2 className={classes.title} data-card-title>
              {card.title}
            </h2>
          ))}
        <div className={classes.face}>
          <CardFace card={card} />
        </div>
      </div>
      {children}
    </section>
  );
}

/** Selecting and moving a card does not draw its face anew. */
const CardFace = memo(function CardFace({ card }: { card: TeachingCard }) {
  const { Face } = screenOf(card.kind);
  const { width, height } = card.place;
  return <Face part={card} width={`${Math.max(width, height * 1.5) * CELL}vw`} />;
});
