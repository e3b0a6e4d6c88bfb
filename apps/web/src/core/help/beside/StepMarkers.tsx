import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { HelpAnchor, HelpArticle } from '../articles';
import classes from './HelpPanel.module.css';
import { helpAnchorElement } from './help-anchor';

interface StepMarker {
  number: number;
  left: number;
  top: number;
}

/** The numbers of the steps on the page beside them, each at the first step that speaks of a place. */
export function StepMarkers({ places }: { places: NonNullable<HelpArticle['places']> }) {
  const [marks, setMarks] = useState<readonly StepMarker[]>([]);
  useEffect(() => {
    const measure = () =>
      setMarks(places.flatMap((place, index) => (place && places.indexOf(place) === index ? markAt(place, index + 1) : [])));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    for (const place of places) {
      const element = place && helpAnchorElement(place);
      if (element) observer.observe(element);
    }
    window.addEventListener('scroll', measure, { capture: true, passive: true });
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', measure, { capture: true });
      window.removeEventListener('resize', measure);
    };
  }, [places]);
  return createPortal(
    marks.map(({ number, left, top }) => (
      <span key={number} className={classes.mark} style={{ left, top }} aria-hidden>
        {number}
      </span>
    )),
    document.body,
  );
}

function markAt(place: HelpAnchor, number: number): StepMarker[] {
  const box = helpAnchorElement(place)?.getBoundingClientRect();
  if (!box) return [];
  // A mark must not cover the text right below a title.
  return place === 'title' ? [{ number, left: box.right + 22, top: box.top + 8 }] : [{ number, left: box.right, top: box.bottom }];
}
