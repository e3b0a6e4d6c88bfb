import { useSyncExternalStore } from 'react';

/** What a card's file is doing: on its way, or what kept it from getting there. */
export type CardUpload = { name: string; percent: number; controller: AbortController } | { problem: string };

/** By card. They go on when the panel is closed or another page is shown. */
const uploads = new Map<string, CardUpload>();
const listeners = new Set<() => void>();

export function setUpload(card: string, upload: CardUpload | undefined): void {
  if (upload) uploads.set(card, upload);
  else uploads.delete(card);
  listeners.forEach((listener) => listener());
}

export function uploadOf(card: string): CardUpload | undefined {
  return uploads.get(card);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useRunningUpload(card: string): CardUpload | undefined {
  return useSyncExternalStore(subscribe, () => uploads.get(card));
}
