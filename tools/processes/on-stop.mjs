/**
 * Calls `stop` once, when this program is asked to end: by a signal, or because the parent is gone. A second Ctrl-C more than a second
 * later ends it at once.
 */
export function onStop(stop) {
  let since;
  const wanted = (why) => {
    if (since === undefined) {
      since = Date.now();
      return stop(why);
    }
    if (why === 'SIGINT' && Date.now() - since > 1000) process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => wanted(signal));
  process.on('disconnect', () => wanted('disconnect'));
  whenParentIsGone(() => wanted('parent'));
}

/** npm runs this through a shell, and a signal to npm ends only that shell: it would not reach this process. */
export function whenParentIsGone(act) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && act(), 1000).unref();
}
