type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Returns the action of these keys: Ctrl or Cmd and Z undoes, with Shift it redoes, and so does Ctrl and Y. */
export function undoKey({ key, ctrlKey, metaKey, shiftKey, altKey }: Pressed): 'undo' | 'redo' | undefined {
  if (altKey || ctrlKey === metaKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : undefined;
}

/** Inputs that hold no words: what was typed elsewhere cannot be meant there. */
const WITHOUT_WORDS = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']
  .map((type) => `[type="${type}"]`)
  .join(', ');

/** True if the target is a text input with an undo of its own. */
export function isTypingTarget(target: Pick<Element, 'closest'> | null): boolean {
  return Boolean(target?.closest(`textarea, input:not(${WITHOUT_WORDS}), [contenteditable]:not([contenteditable="false"])`));
}
