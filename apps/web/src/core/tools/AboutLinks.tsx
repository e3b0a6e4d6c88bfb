import { IconHistory, IconInfoCircle } from '@tabler/icons-react';
import { RouterLink } from '../links/RouterLink';
import classes from './AboutLinks.module.css';

interface AboutLink {
  href: string;
  label: string;
}

/** Below everything that a tool offers: what was done with it, and what it is for. */
export function AboutLinks({ about, history }: { about: AboutLink; history: AboutLink }) {
  return (
    <p className={classes.links}>
      {[
        { ...history, icon: IconHistory },
        { ...about, icon: IconInfoCircle },
      ].map(({ href, label, icon: IconShape }) => (
        <RouterLink key={href} href={href} className={classes.about}>
          <IconShape size={18} stroke={1.9} aria-hidden />
          {label}
        </RouterLink>
      ))}
    </p>
  );
}
