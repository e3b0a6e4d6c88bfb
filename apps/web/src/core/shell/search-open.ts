let open = false;
let early = '';
const listeners = new Set<() => void>();

/** Visibility of the search over the page. It is opened from the sidebar and by keys, on every page. */
export const searchOpen = {
  get: (): boolean => open,
  set(next: boolean): void {
    if (next && !open) early = '';
    open = next;
    listeners.forEach((listener) => listener());
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Text typed since it was opened, before there was a field. */
  early: (): string => early,
  type(next: string): void {
    early = next;
  },
};
