/**
 * Ticks for a page in the background: while a screen is recorded, its own timers nearly stand still. The next tick comes when the page has
 * answered the last one: on a slow device more than it can draw would queue up before everything else that the page does.
 */
let everyMs = 0;
let tickedAt: number | undefined;

/** The page names the interval first, and answers each tick. */
onmessage = ({ data }: MessageEvent<number | null>) => {
  if (data !== null) everyMs = data;
  const tookMs = tickedAt === undefined ? 0 : performance.now() - tickedAt;
  setTimeout(
    () => {
      tickedAt = performance.now();
      postMessage(null);
    },
    // At least half of the page's time is for everything else.
    Math.max(tookMs, everyMs - tookMs),
  );
};
