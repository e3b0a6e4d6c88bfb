let shown = false;
const listeners = new Set<() => void>();

/** Visibility of the list of exports over the page. It is opened by the progress mark and by messages about exports. */
export const exportsOverlayOpen = {
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
