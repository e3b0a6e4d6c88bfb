/** A tab in the background has no frames, and yet the title and messages must follow. */
const WITHOUT_FRAMES_MS = 100;

/** Calls the function once per frame however often it is requested: 35 users who write at once cause one rendering. */
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
