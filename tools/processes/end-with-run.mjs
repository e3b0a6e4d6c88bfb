// Loaded by a task of Nx: it ends with the run that it belongs to. A shell stands between Nx and its tasks, so the parent alone says
// nothing; standard input is the run's own. At the desk that is somebody's terminal, or nothing.
if (process.env.RUN_RESULTS) await import('./end-with-parent.mjs');
