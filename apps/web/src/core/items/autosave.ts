export type AutosaveState = 'idle' | 'saving' | 'saved' | 'failed';

export interface Autosave<Fields extends object> {
  /** Takes over a change; it is sent after `delay` ms without another one, together with what was not sent yet. */
  change(fields: Partial<Fields>, delay: number): void;
  /** Sends pending changes at once: the form closes, or "try again" is pressed. */
  flush(): void;
  state(): AutosaveState;
}

/**
 * Saves a form by itself. At most one request is under way, so answers cannot overtake each other; what changes
 * meanwhile goes into the next one, and what failed is kept and sent again with the next change or `flush`.
 */
export function createAutosave<Fields extends object>(
  save: (fields: Partial<Fields>) => Promise<void>,
  onState: () => void,
): Autosave<Fields> {
  let waiting: Partial<Fields> = {};
  let current: AutosaveState = 'idle';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busy = false;

  const become = (state: AutosaveState): void => {
    current = state;
    onState();
  };

  const send = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (busy || Object.keys(waiting).length === 0) return;
    const fields = waiting;
    waiting = {};
    busy = true;
    become('saving');
    try {
      await save(fields);
      busy = false;
      if (timer === undefined && Object.keys(waiting).length > 0) await send();
      else if (timer === undefined) become('saved');
    } catch {
      busy = false;
      waiting = { ...fields, ...waiting };
      become('failed');
    }
  };

  return {
    change(fields, delay) {
      waiting = { ...waiting, ...fields };
      if (current !== 'saving') become('saving');
      clearTimeout(timer);
      timer = setTimeout(() => void send(), delay);
    },
    flush: () => void send(),
    state: () => current,
  };
}
