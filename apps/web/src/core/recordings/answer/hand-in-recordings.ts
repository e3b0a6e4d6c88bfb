import { AnswerRecording } from './answer-recording';

/** Returns a recording for handing it in, which leaves it on the device. @returns undefined when it is no longer there */
export async function recordingFile(id: string, name: string): Promise<File | undefined> {
  const recording = await AnswerRecording.byId(id);
  return recording?.file(name).catch(() => undefined);
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
