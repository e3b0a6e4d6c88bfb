// Runs a server under `node --watch`: node tools/dev/watch-server.mjs <words of node>
// The watcher would outlive a parent that is killed hard, and passes each signal on; so it stands in a group of its own and is told once.
import { spawn } from 'node:child_process';
import { onStop } from '../processes/on-stop.mjs';

const watcher = spawn(process.execPath, ['--watch', '--watch-preserve-output', ...process.argv.slice(2)], {
  stdio: ['pipe', 'inherit', 'inherit'],
  detached: process.platform !== 'win32',
});
watcher.on('exit', (code) => process.exit(code ?? 0));
onStop(() => watcher.kill('SIGTERM'));
