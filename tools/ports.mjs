import { createServer } from 'node:net';

/** Below those that systems give to outgoing connections (Linux begins at 32,768): none of them takes it between now and its use. */
const [FIRST, LAST] = [12_000, 32_000];
const TRIES = 50;

/** Finds a port that is unused right now; the range is so large that two callers get different ones. @throws Error where all are taken */
export async function findFreePort() {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (await isPortFree(port)) return port;
  }
  throw new Error(`No port is free between ${FIRST} and ${LAST}.`);
}

/** True if a server can listen on this port, on every address of the machine and on the loopback, which browsers also reach by IPv6. */
export async function isPortFree(port) {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '0.0.0.0')) && (await canListen(port, '::1'));
}

/**
 * @param name the variable that sets the port @param command what is started
 * @returns the sentence for a port that another program holds, with another port to choose
 */
export function portTaken(name, port, command) {
  return `Port ${port} (${name}) is in use by another program. End that program, or choose another port: ${name}=${port + 100} ${command}`;
}

function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    // A machine without IPv6 has no such address that a program could hold.
    server.once('error', ({ code }) => resolve(host === '::1' && code !== 'EADDRINUSE'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
