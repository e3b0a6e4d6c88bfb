let shown = false;
const listeners = new Set<() => void>();

/** Whether the list of exports stands over the page: it is opened by their mark and by messages about them. */
export const exportsShown = {
  get: (): boolean => shown,
  set(next: boolean): void {
    shown = next;
    listeners.forEach((listener) => listener());
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
