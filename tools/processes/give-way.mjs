import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * Lets everybody else go first: a process that was started with a session of its own (`detached`), and all that it starts in it.
 * @param pid of that process
 */
export function giveWay(pid) {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
    // Linux divides the processor among sessions, and only within one by priority.
    if (process.platform === 'linux') writeFileSync(`/proc/${pid}/autogroup`, '19');
  } catch {
    // It has ended already, or the system has no such thing: then it takes its share.
  }
}
