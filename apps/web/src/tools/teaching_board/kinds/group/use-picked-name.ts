import type { FormedGroup, NamedEntry } from '@murmel/contracts';
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export interface PickedNames {
  /** the name to be moved to another group */
  picked: NamedEntry | undefined;
  /** index of their group */
  from: number;
  pick(entry: string | undefined): void;
  /** the one name that the Tab key reaches */
  reached: string | undefined;
  reach(entry: string): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** Names by keys: arrows go from name to name, and take a picked one from group to group. */
export function usePickedName(
  list: RefObject<HTMLElement | null>,
  groups: readonly FormedGroup[],
  send: (entry: string, to: number) => void,
): PickedNames {
  const [pickedId, pick] = useState<string>();
  const [lastReached, reach] = useState<string>();
  const names = groups.flatMap(({ members }) => members);
  const from = groups.findIndex(({ members }) => members.some(({ id }) => id === pickedId));
  const picked = names.find(({ id }) => id === pickedId);
  const reached = names.some(({ id }) => id === lastReached) ? lastReached : names[0]?.id;
  useEffect(() => {
    // A name that went to another box is another element there: the focus goes along.
    if (pickedId !== undefined && document.activeElement === document.body) focusName(list, pickedId);
  }, [list, pickedId, from]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const { entry } = (event.target as HTMLElement).dataset;
    const step = STEPS[event.key];
    const picks = event.key === 'Enter' || event.key === ' ';
    if (entry === undefined || (step === undefined && !picks && (event.key !== 'Escape' || !picked))) return;
    // Neither moves the card nor leaves the full screen view.
    event.preventDefault();
    event.stopPropagation();
    if (step === undefined) return pick(picks && entry !== pickedId ? entry : undefined);
    if (picked) return send(picked.id, (from + step + groups.length) % groups.length);
    const beside = names[names.findIndex(({ id }) => id === entry) + step];
    if (beside) focusName(list, beside.id);
  };
  return { picked, from, pick, reached, reach, onKeyDown };
}

function focusName(list: RefObject<HTMLElement | null>, entry: string): void {
  list.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(entry)}"]`)?.focus();
}
