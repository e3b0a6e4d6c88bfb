// Loaded before a server's own code (node --import): when the start that owns it was killed hard, its standard input
// closes, and it ends as if asked politely.
process.stdin.on('end', () => process.kill(process.pid, 'SIGTERM'));
process.stdin.on('error', () => undefined);
process.stdin.resume();
process.stdin.unref?.();
