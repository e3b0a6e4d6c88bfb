/** Delay after the release, because the action of the press runs first. */
const AFTER_MS = 250;

let pressed = 0;
const waiting = new Set<() => void>();

function letGo(): void {
  pressed = 0;
  setTimeout(() => {
    if (pressed > 0) return;
    const due = [...waiting];
    waiting.clear();
    for (const act of due) act();
  }, AFTER_MS);
}
if (typeof window !== 'undefined') {
  addEventListener('pointerdown', () => (pressed += 1), { capture: true });
  for (const end of ['pointerup', 'pointercancel', 'dragend'] as const) addEventListener(end, letGo, { capture: true });
}

/** Runs the action at once, or as soon as no finger and no mouse button is down. @returns cancels it */
export function whenPointerIsUp(act: () => void): () => void {
  if (pressed === 0) act();
  else waiting.add(act);
  return () => waiting.delete(act);
}
