import { useEffect, useState } from 'react';
import classes from './ProgressBar.module.css';

/** Requests shorter than this show nothing. */
const APPEARS_AFTER_MS = 200;

/** A thin bar on top of the page while something is being loaded. */
export function ProgressBar({ active, label }: { active: boolean; label: string }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!active) {
      setShown(false);
      return undefined;
    }
    const timer = setTimeout(() => setShown(true), APPEARS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [active]);
  return shown ? (
    <div className={classes.bar} role="progressbar" aria-label={label}>
      <div className={classes.run} />
    </div>
  ) : null;
}
