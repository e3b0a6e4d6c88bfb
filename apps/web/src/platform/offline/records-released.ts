let onRelease: (() => void) | undefined;

/**
 * @param listener is told when the page of an item is gone: no code there sends any more what it kept
 */
export function onRecordsReleased(listener: () => void): void {
  onRelease = listener;
}

export function announceRecordsReleased(): void {
  onRelease?.();
}
