/**
 * Makes editors read the current caret position. Browsers report it a moment after it moved. Input in that moment (the next key on a slow
 * tablet, changes of others) would act on the old position, and reset the caret to it.
 */
export function readCaret(): void {
  if ((globalThis.document?.activeElement as HTMLElement | null | undefined)?.isContentEditable)
    document.dispatchEvent(new Event('selectionchange'));
}

/** Reads the caret before each key until the returned function is called. */
export function readCaretBeforeKeys(): () => void {
  const before = ({ isComposing }: KeyboardEvent) => {
    if (!isComposing) readCaret();
  };
  window.addEventListener('keydown', before, true);
  return () => window.removeEventListener('keydown', before, true);
}
