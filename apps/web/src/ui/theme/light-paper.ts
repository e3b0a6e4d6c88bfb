const SCHEME = 'data-mantine-color-scheme';

/** Paper is white, and pale words on it are hard to read: whatever the screen is, what is printed is light. */
export function printLight(): void {
  const root = document.documentElement;
  let onScreen: string | null = null;
  addEventListener('beforeprint', () => {
    onScreen ??= root.getAttribute(SCHEME);
    root.setAttribute(SCHEME, 'light');
  });
  addEventListener('afterprint', () => {
    if (onScreen !== null) root.setAttribute(SCHEME, onScreen);
    onScreen = null;
  });
}
