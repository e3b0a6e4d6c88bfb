import type { Secrets } from './named-keys.js';

/** Long enough to start all processes anew one after the other; what is signed lives for seconds, and pages ask for a new token by themselves. */
const AFTER_START_SECONDS = 3600;

/**
 * Returns the secrets accepted for signed messages: the newest, and for an hour after the start of the process the earlier ones too,
 * because other processes and open pages do not switch at the same moment.
 * @param uptimeSeconds of the process
 */
export function acceptedSecrets({ secret, previousSecrets = [] }: Secrets, uptimeSeconds = process.uptime()): string[] {
  return uptimeSeconds < AFTER_START_SECONDS ? [secret, ...previousSecrets] : [secret];
}
