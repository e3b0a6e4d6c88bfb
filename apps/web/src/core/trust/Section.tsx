import { type ReactNode, useId } from 'react';
import type { Icon } from '../../ui/icon';
import classes from './TrustPage.module.css';

interface SectionProps {
  title: string;
  icon: Icon;
  children: ReactNode;
}

/** One chapter of a statement. */
export function Section({ title, icon: IconShape, children }: SectionProps) {
  const heading = useId();
  return (
    <section className={classes.section} aria-labelledby={heading}>
      <h2 id={heading} className={classes.title}>
        <IconShape size={26} stroke={1.9} aria-hidden /> {title}
      </h2>
      {children}
    </section>
  );
}
