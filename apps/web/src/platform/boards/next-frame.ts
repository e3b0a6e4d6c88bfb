/** In a tab that nobody looks at there are no frames, and yet the title and messages follow. */
const WITHOUT_FRAMES_MS = 100;

/** Calls once per frame however often it is asked: 35 people who write at once cost one drawing. */
export function nextFrame(call: () => void): { ask(): void; stop(): void } {
  let frame: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
    frame = undefined;
    timer = undefined;
  };
  const run = (): void => {
    stop();
    call();
  };
  return {
    ask() {
      if (timer !== undefined) return;
      timer = setTimeout(run, WITHOUT_FRAMES_MS);
      if (typeof requestAnimationFrame === 'function') frame = requestAnimationFrame(run);
    },
    stop,
  };
}
