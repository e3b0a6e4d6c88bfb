import type { EventFields, PrototypeEvent } from '@murmel/contracts';
import { useState } from 'react';
import { shownFields } from './use-event-calls';

interface EventDraft {
  values: EventFields;
  /** only what was changed here */
  changed: Partial<EventFields>;
  /** what these fields were when they were changed first */
  was: Partial<EventFields>;
  change: (fields: Partial<EventFields>) => void;
  /** takes the values that others wrote meanwhile */
  takeTheirs: (present: Partial<EventFields>) => void;
  /** knows of the values that others wrote, and keeps one's own */
  keepMine: (present: Partial<EventFields>) => void;
}

const without = (fields: Partial<EventFields>, names: object): Partial<EventFields> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in names)));

/**
 * An event while it is changed: fields that were not touched follow what others write, touched ones remember what they were before, so that
 * nothing is overwritten unseen (ADR 24).
 */
export function useEventDraft(event: PrototypeEvent): EventDraft {
  const stored = shownFields(event);
  const [changed, setChanged] = useState<Partial<EventFields>>({});
  const [was, setWas] = useState<Partial<EventFields>>({});
  return {
    values: { ...stored, ...changed },
    changed,
    was,
    change: (fields) => {
      setWas((before) => ({
        ...Object.fromEntries(Object.keys(fields).map((name) => [name, stored[name as keyof EventFields]])),
        ...before,
      }));
      setChanged((before) => ({ ...before, ...fields }));
    },
    takeTheirs: (present) => {
      setChanged((before) => without(before, present));
      setWas((before) => without(before, present));
    },
    keepMine: (present) => setWas((before) => ({ ...before, ...present })),
  };
}
