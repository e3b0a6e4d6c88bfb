import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import classes from './internal-tool.module.css';

/** px of the window that a wall is drawn for; a part that is smaller shows it smaller, as a whole. */
const WALL_WIDTH = 1280;
const WALL_HEIGHT = 720;

/** Shows a wall in a part with the viewport of a projector, whatever the part's size. */
export function FittedFrame({ address, title }: { address: string; title: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState<number>();
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const fit = (): void => setScale(Math.min(1, element.clientWidth / WALL_WIDTH, element.clientHeight / WALL_HEIGHT));
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={classes.fitted} style={{ '--scale': scale } as CSSProperties}>
      {scale !== undefined && scale > 0 && <iframe key={address} src={address} title={title} loading="lazy" allow="fullscreen" />}
    </div>
  );
}
