import type { CloudBox, CloudWord as Entry } from '@murmel/contracts';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useTexts } from '../texts';
import classes from './Cloud.module.css';
import { CloudTable } from './CloudTable';
import { CloudWord } from './CloudWord';
import { NewWordsAnnouncer } from './NewWordsAnnouncer';
import { useCloudLayout } from './use-cloud-layout';
import { useRetainedFocus } from './use-retained-focus';

interface CloudProps {
  /** most frequent first; only the first 150 are drawn (spec A26) */
  words: readonly Entry[];
  /** type size in px that words keep as long as there is room */
  smallest: number;
  selected?: string | undefined;
  /** words can be chosen; without it they are a picture with a table beside it */
  onSelect?: (key: string) => void;
  /** choosing a word takes it away: it is named so, and the table stays */
  hides?: boolean;
}

const KEYS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The word cloud: real text that glides to its place. */
export function Cloud({ words, smallest, selected, onSelect, hides = false }: CloudProps) {
  const t = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const shown = useCloudLayout(words, useBox(place), smallest);
  // Always in the same order of the page: an element that is moved in it would begin its movement anew.
  const placed = [...(shown?.layout.words ?? [])].sort((a, b) => (a.key < b.key ? -1 : 1));
  const reachable = placed.some(({ key }) => key === selected) ? selected : shown?.layout.words[0]?.key;
  useRetainedFocus(place, placed);
  const label = (text: string, count: number): string =>
    hides ? t('moderation.hideWord', { word: text }) : t('cloud.word', { text, count });
  const moveFocus = (event: KeyboardEvent<HTMLDivElement>): void => {
    const by = KEYS[event.key];
    if (!onSelect || by === undefined) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    buttons.at((at + by) % buttons.length)?.focus();
  };
  return (
    <>
      <div
        ref={place}
        className={classes.cloud}
        data-drawn={placed.length}
        {...(onSelect ? { role: 'group', 'aria-label': t('cloud.label'), onKeyDown: moveFocus } : { 'aria-hidden': true })}
      >
        {placed.map(({ key, text, count, x, y, size }) => (
          <CloudWord
            key={key}
            wordKey={key}
            text={text}
            x={x}
            y={y}
            size={size}
            fresh={shown?.fresh.has(key) ?? false}
            selected={hides ? undefined : key === selected}
            reachable={key === reachable}
            label={onSelect && label(text, count)}
            onSelect={onSelect}
          />
        ))}
      </div>
      {(!onSelect || hides) && <CloudTable words={words} />}
      <NewWordsAnnouncer words={words} />
    </>
  );
}

/** The size of an element in whole px; undefined until it is known. */
function useBox(element: RefObject<HTMLElement | null>): CloudBox | undefined {
  const [box, setBox] = useState<CloudBox>();
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      setBox({ width: Math.floor(width), height: Math.floor(height) });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return box;
}
