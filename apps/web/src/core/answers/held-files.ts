/** An answer that may be a file. */
export interface FileAnswer {
  fileId?: string | undefined;
}

type Answers<Answer> = Readonly<Record<string, Answer>>;

/** Begins the id of a recording that lies on this device alone, until its answer is handed in (spec E32). */
const HELD = 'held:';

export function heldFileId(recordingId: string): string {
  return HELD + recordingId;
}

/** @returns the id of the recording; undefined for a file that the server has */
export function heldRecording(fileId: string | undefined): string | undefined {
  return fileId?.startsWith(HELD) ? fileId.slice(HELD.length) : undefined;
}

/** True if the answer is a recording that lies on this device alone. */
export function isHeld(answer: FileAnswer | undefined): boolean {
  return heldRecording(answer?.fileId) !== undefined;
}

/** Returns the answers that a draft on the server may have. */
export function withoutHeld<Answer extends FileAnswer>(answers: Answers<Answer>): Answers<Answer> {
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => !isHeld(answer)));
}

/** Returns the recordings among the answers. */
export function onlyHeld<Answer extends FileAnswer>(answers: Answers<Answer>): Answers<Answer> {
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => isHeld(answer)));
}
