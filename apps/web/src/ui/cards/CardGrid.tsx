import { isValidElement, type ReactNode } from 'react';
import classes from './CardGrid.module.css';

interface CardGridProps {
  /** Each child becomes one entry of the list. */
  children: readonly ReactNode[];
  label?: string;
  /** `cards` 4, 3, 2 or 1 columns; `tiles` the same, closer; `marbles` as many as fit. */
  shape?: 'cards' | 'tiles' | 'marbles';
}

/** A list of cards as a grid. */
export function CardGrid({ children, label, shape = 'cards' }: CardGridProps) {
  return (
    <div className={classes.frame}>
      <ul className={classes.grid} data-shape={shape} aria-label={label}>
        {children.map((child, index) => (
          <li key={keyOf(child) ?? index} className={classes.entry}>
            {child}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns the key of a child: its entry keeps open menus and dialogs when an entry before it goes. */
function keyOf(child: ReactNode): string | null {
  return isValidElement(child) ? child.key : null;
}
