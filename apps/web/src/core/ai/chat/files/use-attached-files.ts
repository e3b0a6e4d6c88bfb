import type { SentAiFile } from '@murmel/contracts';
import { useState } from 'react';

/** Files attached to unsent questions, by chat, as long as this tab: files cannot be stored as words can. */
const kept = new Map<string, readonly SentAiFile[]>();

/** Puts files aside for a chat; none takes them away. */
export function saveAttachedFiles(chat: string, files: readonly SentAiFile[]): void {
  if (files.length === 0) kept.delete(chat);
  else kept.set(chat, files);
}

/** Files that were chosen together, until they are processed. */
export interface ChosenFiles {
  files: readonly File[];
}

/** Files of the next question: chosen here, sent up and shown by what is loaded with the first of them. */
export function useAttachedFiles(chat: string) {
  const [files, setFiles] = useState<readonly SentAiFile[]>(() => kept.get(chat) ?? []);
  const [chosen, setChosen] = useState<ChosenFiles>();
  /** something is on its way up, or cannot go to this model */
  const [waits, setWaits] = useState(false);
  const change = (next: (before: readonly SentAiFile[]) => readonly SentAiFile[]) =>
    setFiles((before) => {
      const after = next(before);
      saveAttachedFiles(chat, after);
      return after;
    });
  return { files, change, chosen, choose: (some: readonly File[]) => setChosen({ files: some }), waits, setWaits };
}
export type AttachedFilesState = ReturnType<typeof useAttachedFiles>;
