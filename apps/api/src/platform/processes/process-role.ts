import type { Configuration } from '@murmel/server';

/** The settings that say what a process of the api does. */
export type ProcessRole = Pick<Configuration, 'mode' | 'apiRole'>;

/** True where this process takes work about rows that any process may take (ADR 88). */
export const takesBackgroundWork = ({ apiRole }: Pick<ProcessRole, 'apiRole'>): boolean => apiRole !== 'calls';

/** True where this process answers calls, holds live lines and ends rights that run out. */
export const answersCalls = ({ apiRole }: Pick<ProcessRole, 'apiRole'>): boolean => apiRole !== 'jobs';

/** True where this process looks for background work by itself. Tests turn the clock themselves: there nothing runs on its own. */
export const looksForWork = (process: ProcessRole): boolean => process.mode !== 'test' && takesBackgroundWork(process);
