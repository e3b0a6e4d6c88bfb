import { join } from 'node:path';

/** Ports that only development opens, by the variable that changes each. */
const PORTS = { CLIENT_PORT: 5173, API_INSPECT_PORT: 9229, COLLAB_INSPECT_PORT: 9230 };

/**
 * The environment in which servers and client are developed: pages come from the client's dev server, and no browser keeps them.
 * @returns {{ ports: Record<string, number>, environment: object }}
 * @throws Error naming a port that is no number
 */
export function developmentSettings(root, environment) {
  const ports = Object.fromEntries(Object.entries(PORTS).map(([name, port]) => [name, portOf(name, environment[name] || port)]));
  return {
    ports,
    environment: {
      ...environment,
      CLIENT_PORT: String(ports.CLIENT_PORT),
      PUBLIC_URL: environment.PUBLIC_URL || `http://localhost:${ports.CLIENT_PORT}`,
      CLIENT_PAGES: join(root, 'apps/web'),
      OFFLINE_PAGES: environment.OFFLINE_PAGES || '0',
    },
  };
}

function portOf(name, given) {
  const port = Number(given);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`${name} must be a port: ${given}`);
  return port;
}
