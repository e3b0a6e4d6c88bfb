import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { School } from '../../faults/support/school.js';
import { freePort } from '../../support/free-port.js';
import { type RunningProcess, startProcess } from '../../support/process.js';

/** The api of a school, a process of its own on the same database as its collab-server. */
export interface ApiBeside {
  origin: string;
  running: RunningProcess;
  stop(): Promise<void>;
}

/** @param env more of its configuration */
export async function apiBeside(school: School, env: Readonly<Record<string, string>> = {}): Promise<ApiBeside> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'murmel-class-'));
  const running = await startProcess({
    cwd: 'apps/api',
    env: { ...school.environment, PUBLIC_URL: origin, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'silent', ...env },
    readyUrl: `${origin}/api/health/live`,
  });
  return {
    origin,
    running,
    stop: async () => {
      await running.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
