import { globSync, readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { startTracing } from './start-tracing.js';

const started = vi.hoisted(() => vi.fn(() => async () => undefined));
const loaded = vi.hoisted(() => vi.fn());
vi.mock('./open-telemetry.js', () => {
  loaded();
  return { startOpenTelemetry: started };
});

it('without an address of a collector nothing of the SDK is imported; with one it is, and gets it', async () => {
  await (await startTracing({ tracesUrl: undefined }, 'murmel-api'))();
  expect(loaded).not.toHaveBeenCalled();
  await startTracing({ tracesUrl: 'http://collector:4318', release: '1.0.0' }, 'murmel-api');
  expect(loaded).toHaveBeenCalledOnce();
  expect(started).toHaveBeenCalledExactlyOnceWith({ url: 'http://collector:4318', service: 'murmel-api', release: '1.0.0' });
});

it('one file imports the SDK, and one imports that file, when it is needed', () => {
  const sources = globSync('{apps/api,libs/*,collab-server}/src/**/*.ts', { cwd: new URL('../../../../', import.meta.url) });
  const read = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
  const product = sources.filter((path) => !path.endsWith('.test.ts'));
  expect(product.length).toBeGreaterThan(500);
  expect(product.filter((path) => read(path).includes("'@opentelemetry/"))).toEqual(['libs/server/src/tracing/open-telemetry.ts']);
  const users = product.filter((path) => read(path).includes('open-telemetry.js'));
  expect(users).toEqual(['libs/server/src/tracing/start-tracing.ts']);
  expect(read(users[0]!)).toContain("await import('./open-telemetry.js')");
});
