import type { Recording } from '@murmel/contracts';
import { type RefObject, useEffect, useRef, useState } from 'react';

export interface Playback {
  media: RefObject<HTMLMediaElement | null>;
  playing: boolean;
  /** milliseconds of the whole recording */
  at: number;
  /** this browser cannot play it */
  failed: boolean;
  speed: number;
  muted: boolean;
  toggle: () => void;
  /** @param ms of the whole recording */
  seek: (ms: number) => void;
  setSpeed: (speed: number) => void;
  setMuted: (muted: boolean) => void;
}

const TICK_MS = 100;

/** Plays what is not cut off of a recording. @param bounds where it begins and ends */
export function usePlayback({
  startMs,
  endMs,
  durationMs,
  coverMs,
}: Pick<Recording, 'startMs' | 'endMs' | 'durationMs' | 'coverMs'>): Playback {
  const media = useRef<HTMLMediaElement>(null);
  const [playing, setPlaying] = useState(false);
  const [failed, setFailed] = useState(false);
  const [at, setAt] = useState(startMs);
  const [speed, setSpeed] = useState(1);
  const [muted, setMuted] = useState(false);
  const begun = useRef(false);
  const until = endMs ?? durationMs;
  useEffect(() => {
    const element = media.current;
    if (!element) return undefined;
    const look = () => {
      const now = element.currentTime * 1000;
      if (now >= until && !element.paused) element.pause();
      if (begun.current) setAt(Math.min(until, Math.max(startMs, now)));
    };
    const played = () => setPlaying(true);
    const paused = () => {
      setPlaying(false);
      look();
    };
    const broken = () => setFailed(true);
    element.addEventListener('play', played);
    element.addEventListener('pause', paused);
    element.addEventListener('ended', paused);
    element.addEventListener('seeked', look);
    element.addEventListener('error', broken);
    // Of several sources the last one that does not play says it, and not the element.
    element.lastElementChild?.addEventListener('error', broken);
    // `timeupdate` comes four times a second: captions and the end of a cut come too late by it.
    const timer = setInterval(() => !element.paused && look(), TICK_MS);
    return () => {
      clearInterval(timer);
      element.removeEventListener('play', played);
      element.removeEventListener('pause', paused);
      element.removeEventListener('ended', paused);
      element.removeEventListener('seeked', look);
      element.removeEventListener('error', broken);
      element.lastElementChild?.removeEventListener('error', broken);
    };
  }, [startMs, until]);
  useEffect(() => {
    // Its picture before it plays.
    if (media.current && !begun.current) media.current.currentTime = (coverMs ?? startMs) / 1000;
  }, [coverMs, startMs]);
  useEffect(() => {
    if (media.current) media.current.playbackRate = speed;
  }, [speed]);
  const seek = (ms: number): void => {
    begun.current = true;
    const place = Math.min(until, Math.max(startMs, ms));
    setAt(place);
    if (media.current) media.current.currentTime = place / 1000;
  };
  const toggle = (): void => {
    const element = media.current;
    if (!element) return;
    if (!element.paused) return element.pause();
    if (!begun.current || element.currentTime * 1000 >= until - TICK_MS || element.currentTime * 1000 < startMs)
      seek(begun.current && at < until - TICK_MS ? at : startMs);
    // A playback failure is reported by its own event.
    element.play().catch(() => undefined);
  };
  return { media, playing, at, failed, speed, muted, toggle, seek, setSpeed, setMuted };
}
