import { type ReactNode, useEffect, useState } from 'react';
import classes from './WallFrame.module.css';

/** Controls fade after so long without pointer or key. */
const FADES_AFTER_MS = 3000;

interface WallFrameProps {
  children: ReactNode;
  /** Bottom right, 60 px high. */
  controls?: ReactNode;
  controlsLabel: string;
}

/** Full screen for the wall: no frame, large type, controls that step back. */
export function WallFrame({ children, controls, controlsLabel }: WallFrameProps) {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wake = () => {
      setQuiet(false);
      clearTimeout(timer);
      timer = setTimeout(() => setQuiet(true), FADES_AFTER_MS);
    };
    wake();
    const events = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;
    events.forEach((name) => window.addEventListener(name, wake, { passive: true }));
    return () => {
      clearTimeout(timer);
      events.forEach((name) => window.removeEventListener(name, wake));
    };
  }, []);
  return (
    <div className={classes.frame}>
      <main id="main" tabIndex={-1} className={classes.content}>
        {children}
      </main>
      {controls && (
        <footer className={classes.controls} data-quiet={quiet || undefined} aria-label={controlsLabel}>
          {controls}
        </footer>
      )}
    </div>
  );
}
