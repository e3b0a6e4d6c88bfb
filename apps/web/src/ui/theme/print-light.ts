const SCHEME = 'data-mantine-color-scheme';

/** Switches to the light scheme for printing, because pale words on white paper are hard to read. */
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
