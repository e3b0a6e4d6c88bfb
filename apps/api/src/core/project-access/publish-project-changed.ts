import { publish } from '@murmel/server';
import type { EntityManager } from 'typeorm';

/**
 * Publishes to all in a project that their view of it changed; in the transaction that causes it.
 * @param pupilId when only this pupil and the teachers see the difference: a hand, a place, something of their own
 */
export function publishProjectChanged(manager: EntityManager, projectId: string, pupilId?: string): Promise<void> {
  return publish(manager, 'project.changed', { projectId, ...(pupilId === undefined ? {} : { pupilId }) });
}
