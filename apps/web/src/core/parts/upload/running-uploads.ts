import { useSyncExternalStore } from 'react';

/** State of a part's upload: in progress, or the problem that stopped it. */
export type PartUpload = { name: string; percent: number; controller: AbortController } | { problem: string };

/** Running uploads by part. They continue when the panel is closed or another page is shown. */
const uploads = new Map<string, PartUpload>();
const listeners = new Set<() => void>();

export function setUpload(part: string, upload: PartUpload | undefined): void {
  if (upload) uploads.set(part, upload);
  else uploads.delete(part);
  listeners.forEach((listener) => listener());
}

export function uploadOf(part: string): PartUpload | undefined {
  return uploads.get(part);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useRunningUpload(part: string): PartUpload | undefined {
  return useSyncExternalStore(subscribe, () => uploads.get(part));
}
