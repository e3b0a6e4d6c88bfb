import type { TestProject } from 'vitest/node';
import { provideServer } from './database.js';

/** Vitest's global setup of projects that kill processes or measure what a commit costs. */
export default (project: TestProject): Promise<() => Promise<void>> => provideServer(project, true);
