import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import classes from './WallFrame.module.css';

/** Controls fade after so long without pointer or key. */
const FADES_AFTER_MS = 3000;

interface WallFrameProps {
  children: ReactNode;
  /** Bottom right, 60 px high. */
  controls?: ReactNode;
  controlsLabel: string;
}

/** Full screen for the wall: no frame, large type, controls that step back. What stands beside them finds their width in --controls-width. */
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
  const { frame, bar } = useControlsWidth();
  return (
    <div ref={frame} className={classes.frame}>
      <main id="main" tabIndex={-1} className={classes.content}>
        {children}
      </main>
      {controls && (
        <footer ref={bar} className={classes.controls} data-quiet={quiet || undefined} aria-label={controlsLabel}>
          {controls}
        </footer>
      )}
    </div>
  );
}

/** Words and number of the controls change with language and page. */
function useControlsWidth() {
  const frame = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const measure = () => frame.current?.style.setProperty('--controls-width', `${element.offsetWidth}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { frame, bar };
}
