import { devicesAt, type RecordingDevice } from '@murmel/contracts';

/** Whether a voice can be recorded here. Without a secure connection, or a page that may ask, there is nothing to offer. */
export const canRecordVoice = (): boolean => globalThis.isSecureContext && 'MediaRecorder' in globalThis && pageMayAskFor('microphone');

/**
 * Whether this page was loaded where it may ask for a device: only there the server lets browsers do so (Permissions-Policy), and a page
 * that came from elsewhere without being loaded is still the old one.
 */
export function pageMayAskFor(device: RecordingDevice): boolean {
  const path = loadedPath();
  return path === undefined || devicesAt(path).includes(device);
}

/** Where this page was loaded, wherever it shows now. @returns undefined in a browser that does not tell */
export function loadedPath(): string | undefined {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded ? URL.parse(loaded.name)?.pathname : undefined;
}
