import type { KeyboardEvent } from 'react';
import type { Playback } from './use-playback';

const STEP_MS = 5000;
const LEAP_MS = 10_000;

interface Keyed extends Pick<Playback, 'at' | 'muted' | 'toggle' | 'seek' | 'setMuted'> {
  toggleCaptions: () => void;
  toFullScreen: () => void;
}

/**
 * Keys of usual players, for as long as something of the player has the focus (WCAG 2.1.4).
 * @returns what the key does; undefined where the focused control uses it itself, or nothing does
 */
export function keyed({ key, target, ...held }: KeyboardEvent, player: Keyed): (() => void) | undefined {
  if (held.ctrlKey || held.altKey || held.metaKey) return undefined;
  const { at, muted, toggle, seek, setMuted, toggleCaptions, toFullScreen } = player;
  const { localName } = target as HTMLElement;
  const acts: Readonly<Record<string, () => void>> = {
    k: toggle,
    j: () => seek(at - LEAP_MS),
    l: () => seek(at + LEAP_MS),
    m: () => setMuted(!muted),
    c: toggleCaptions,
    f: toFullScreen,
    // A list of speeds goes through its entries, and buttons are pressed.
    ...(localName !== 'select' && { ArrowLeft: () => seek(at - STEP_MS), ArrowRight: () => seek(at + STEP_MS) }),
    ...(!['select', 'button', 'a'].includes(localName) && { ' ': toggle }),
  };
  return acts[key.length === 1 ? key.toLowerCase() : key];
}
