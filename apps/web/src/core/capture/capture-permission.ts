import { devicesAt, type RecordingDevice } from '@murmel/contracts';

/**
 * True if a voice can be recorded here. Requires a secure connection and a page with the permission; otherwise recording is not offered.
 */
export const canRecordVoice = (): boolean => globalThis.isSecureContext && 'MediaRecorder' in globalThis && pageMayAskFor('microphone');

/**
 * True if the document was loaded at a path that may request a device. The server sets Permissions-Policy only there, and a client-side
 * navigation keeps the policy of the first load.
 */
export function pageMayAskFor(device: RecordingDevice): boolean {
  const path = loadedPath();
  return path === undefined || devicesAt(path).includes(device);
}

/**
 * Returns the path at which this document was loaded, whichever page it shows now. @returns undefined if the browser does not provide it
 */
export function loadedPath(): string | undefined {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded ? URL.parse(loaded.name)?.pathname : undefined;
}
