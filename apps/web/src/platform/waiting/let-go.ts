let hear: (() => void) | undefined;

/** @param listener is told when the page of an item is gone: nobody there sends any more what it kept */
export function onLetGo(listener: () => void): void {
  hear = listener;
}

export function toldLetGo(): void {
  hear?.();
}
