/** Ticks for a page in the background: while a screen is recorded, its own timers nearly stand still. */
let timer: ReturnType<typeof setInterval> | undefined;

onmessage = ({ data: everyMs }: MessageEvent<number>) => {
  clearInterval(timer);
  timer = setInterval(() => postMessage(null), everyMs);
};
