// Loaded by a task of Nx: it ends with the run that it belongs to. A shell stands between Nx and its tasks, so the parent alone is no
// indication; standard input is the run's own. In the main process that is a terminal, or nothing.
if (process.env.RUN_RESULTS) await import('./end-with-parent.mjs');
