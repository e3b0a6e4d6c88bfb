/** A short message in the corner. Success and info go by themselves after 5 s, an alert stays until it is closed. */
export interface Toast {
  id: string;
  tone: 'success' | 'info' | 'alert';
  /** One sentence. */
  text: string;
  /** At most one action; it closes the message. */
  action?: { label: string; onSelect: () => void } | undefined;
  /** duration in ms, where 5 s are too short for its action */
  staysMs?: number;
}

const VISIBLE = 3;
const STAYS_MS = 5000;
/** Duration in which an action can be undone from its message. */
export const UNDO_MS = 10_000;

interface Entry {
  toast: Toast;
  /** Time left to be seen in ms; an alert has no end. */
  left: number;
  timer?: ReturnType<typeof setTimeout>;
  since?: number;
}

/** Holds the messages: three are visible, later ones wait and their time starts when they appear. */
export function createToastQueue() {
  let entries: readonly Entry[] = [];
  let visible: readonly Toast[] = [];
  let paused = false;
  let counter = 0;
  const listeners = new Set<() => void>();

  const stop = (entry: Entry): void => {
    if (entry.timer === undefined) return;
    clearTimeout(entry.timer);
    entry.left -= Date.now() - (entry.since ?? Date.now());
    delete entry.timer;
  };

  const start = (entry: Entry): void => {
    if (entry.timer !== undefined || paused || entry.left === Infinity) return;
    entry.since = Date.now();
    entry.timer = setTimeout(() => dismiss(entry.toast.id), Math.max(0, entry.left));
  };

  const change = (next: readonly Entry[]): void => {
    entries = next;
    const shown = entries.slice(0, VISIBLE);
    visible = shown.map((entry) => entry.toast);
    shown.forEach(start);
    listeners.forEach((listener) => listener());
  };

  function dismiss(id: string): void {
    entries.filter((entry) => entry.toast.id === id).forEach(stop);
    change(entries.filter((entry) => entry.toast.id !== id));
  }

  return {
    /** Shows a message and returns its id. The same id replaces its text, so repeated events do not pile up. */
    show(message: Omit<Toast, 'id'> & { id?: string }): string {
      const id = message.id ?? `toast-${(counter += 1)}`;
      const entry: Entry = { toast: { ...message, id }, left: message.tone === 'alert' ? Infinity : (message.staysMs ?? STAYS_MS) };
      const known = entries.find((other) => other.toast.id === id);
      if (known) stop(known);
      change(known ? entries.map((other) => (other === known ? entry : other)) : [...entries, entry]);
      return id;
    },
    dismiss,
    /** Pauses the timers while a message is read: pointer over the messages or focus inside. */
    pause(): void {
      paused = true;
      entries.forEach(stop);
    },
    resume(): void {
      paused = false;
      entries.slice(0, VISIBLE).forEach(start);
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** The messages on the screen, oldest first. */
    visible: (): readonly Toast[] => visible,
  };
}

/** The one queue of the page. */
export const toasts = createToastQueue();

/** Shows a message in the corner, from anywhere. */
export const toast = toasts.show;
