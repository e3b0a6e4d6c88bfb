/**
 * Has editors read where the caret is now. Browsers tell them a moment after it moved; what comes in that moment (the next key on
 * a slow tablet, words of others) would act on where the caret was, and put it back there.
 */
export function readCaret(): void {
  if ((globalThis.document?.activeElement as HTMLElement | null | undefined)?.isContentEditable) document.dispatchEvent(new Event('selectionchange'));
}
