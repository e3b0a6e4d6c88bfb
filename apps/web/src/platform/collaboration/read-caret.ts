/**
 * Has editors read where the caret is now. Browsers tell them a moment after it moved; what comes in that moment (the next key on
 * a slow tablet, words of others) would act on where the caret was, and put it back there.
 */
export function readCaret(): void {
  if ((globalThis.document?.activeElement as HTMLElement | null | undefined)?.isContentEditable)
    document.dispatchEvent(new Event('selectionchange'));
}

/** Does so before each key until what it gives back is called. */
export function readCaretBeforeKeys(): () => void {
  const before = ({ isComposing }: KeyboardEvent) => {
    if (!isComposing) readCaret();
  };
  window.addEventListener('keydown', before, true);
  return () => window.removeEventListener('keydown', before, true);
}
