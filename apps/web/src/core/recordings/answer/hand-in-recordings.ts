import type { FileProblem } from '../../answers/file-rules';
import type { KnownFile } from '../../answers/local-answers';
import { sendFile } from '../../answers/send-file';
import { AnswerRecording } from './answer-recording';

/**
 * Gives the server a recording that an answer names. It stays on the device until the whole is handed in.
 * @returns a word for what is wrong with it; undefined when it is no longer on this device @throws what `sendFile` throws
 */
export async function sendRecording(
  itemId: string,
  recordingId: string,
  name: string,
  signal: AbortSignal,
): Promise<KnownFile | FileProblem | undefined> {
  const recording = await AnswerRecording.byId(recordingId);
  const file = await recording?.file(name).catch(() => undefined);
  return file && sendFile(itemId, file, { onProgress: () => undefined, signal });
}

/** @returns the ids of those that are no longer on this device */
export async function lostRecordings(ids: readonly string[]): Promise<string[]> {
  const found = await Promise.all(ids.map((id) => AnswerRecording.byId(id)));
  return ids.filter((_id, index) => !found[index]);
}

/** Deletes what the current user recorded for questions that are handed in. */
export async function forgetRecordingsOf(partIds: readonly string[]): Promise<void> {
  for (const partId of partIds) await (await AnswerRecording.left(partId))?.forget();
}

export async function forgetRecording(id: string): Promise<void> {
  await (await AnswerRecording.byId(id))?.forget();
}
