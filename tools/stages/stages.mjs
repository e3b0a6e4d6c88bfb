import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspacesOf } from '../workspaces.mjs';

/** `npm test`: everything that is true or false without a clock. Each is a target of Nx, in one workspace or several. */
export const TEST_STAGES = ['lint', 'build', 'types', 'licences', 'sizes', 'test', 'api', 'collab', 'live', 'architecture', 'browser'];

/** `npm run proof`: what holds seconds, what takes long, all that properties draw, and the browser's whole matrix. */
export const PROOF_STAGES = [
  'build',
  'crowds',
  'largest',
  'faults',
  'cluster',
  'seconds',
  'lines',
  'deadlines',
  'properties',
  'calls',
  'actors',
  'browsing',
  'eyes',
  'english',
  'firefox',
];

/** Stages whose failures are run once more, alone (`retry-failed.mjs`): they use a browser, or connections; `api` those of models that speak. */
export const WITH_SECOND_TRY = new Set(['api', 'collab', 'live', 'browser']);

/** Returns the tasks of stages, as `<workspace>:<target>`: those that must have run. @returns `{ id, project, target }[]` */
export function tasksOf(root, stages) {
  const tasks = ['.', ...workspacesOf(root)].flatMap((workspace) => {
    const { name, nx } = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'));
    return Object.keys(nx.targets).map((target) => ({ id: `${name}:${target}`, project: name, target }));
  });
  return stages.flatMap((stage) => tasks.filter(({ target }) => target === stage));
}
