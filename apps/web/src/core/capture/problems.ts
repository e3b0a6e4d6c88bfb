import { containerFor } from './container';

/** Reasons why nothing can be recorded, each with its own sentence. */
export const CAPTURE_PROBLEMS = ['denied', 'none', 'busy', 'cancelled', 'unsupported', 'insecure', 'failed'] as const;
export type CaptureProblem = (typeof CAPTURE_PROBLEMS)[number];

const BY_NAME: Readonly<Record<string, CaptureProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Maps a browser's refusal of devices to a problem. */
export function problemOf(error: unknown): CaptureProblem {
  return (error instanceof DOMException && BY_NAME[error.name]) || 'failed';
}

/** Returns the problem that prevents recording before any device is requested. */
export function problemBefore(screen: boolean): CaptureProblem | undefined {
  if (!globalThis.isSecureContext) return 'insecure';
  const devices: Partial<MediaDevices> | undefined = navigator.mediaDevices;
  if (!devices?.getUserMedia || (screen && !devices.getDisplayMedia) || !containerFor(screen)) return 'unsupported';
  return undefined;
}
