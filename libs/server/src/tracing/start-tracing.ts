import type { Configuration } from '../configuration/configuration.js';

/**
 * Sends spans to the collector that the operator named. Without one nothing of it is even loaded: it takes 40 MB and a fifth of a second.
 * Has to run before the first connection to the database is made.
 * @returns sends what waits, at most three seconds, and ends
 */
export async function startTracing({ tracesUrl, release }: TracingSettings, service: string): Promise<() => Promise<void>> {
  if (tracesUrl === undefined) return async () => undefined;
  const { startOpenTelemetry } = await import('./open-telemetry.js');
  return startOpenTelemetry({ url: tracesUrl, service, release });
}

export type TracingSettings = Pick<Configuration, 'tracesUrl'> & { release?: string };
