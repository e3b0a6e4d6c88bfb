import { ORPCError } from '@orpc/client';
import { useEffect, useRef } from 'react';
import { mayHaveRecordingParts } from '../../platform/recording/recordings-flag';
import { useLatest } from '../../platform/use-latest';
import type { AnswerSheet } from './answer-sheet';
import { type FileAnswer, heldRecording, onlyHeld } from './held-files';
import type { KnownFile } from './local-answers';
import { type Submission, UnsendableFile } from './submission';

interface HeldFilesOptions<Answer> {
  itemId: string;
  sheet: AnswerSheet<Answer>;
  /** the recording of a part is no longer on this device */
  onLost: (partId: string) => void;
  /** the server does not take the recording of a part, which stays here */
  onRefused: (partId: string, file: Pick<KnownFile, 'name' | 'bytes'>, why: unknown) => void;
}

/** The code for recordings comes with the first one. */
const load = () => import('../recordings/answer/hand-in-recordings');

/** Recordings among the answers: nothing of them leaves this device before everything is handed in (spec E32). */
export function useHeldFiles<Answer extends FileAnswer>({ itemId, sheet, ...options }: HeldFilesOptions<Answer>) {
  const latest = useLatest(options);
  /** files of recordings that the server has, by recording: a later try of the same submission names them */
  const sent = useRef(new Map<string, KnownFile>());
  useEffect(() => {
    const held = Object.entries(onlyHeld(sheet.get().answers)).map(([partId, { fileId }]) => [heldRecording(fileId)!, partId] as const);
    if (held.length === 0) return;
    void load().then(async ({ lostRecordings }) => {
      for (const id of await lostRecordings(held.map(([one]) => one))) latest().onLost(held.find(([one]) => one === id)![1]);
    });
  }, [sheet, latest]);

  /** Sends the recording of a part. @throws UnsendableFile, and what sending throws */
  const fileOf = async (partId: string, recordingId: string, held: Pick<KnownFile, 'name' | 'bytes'>, signal: AbortSignal) => {
    const [{ recordingFile }, { sendFile }] = await Promise.all([load(), import('./send-file')]);
    const recorded = await recordingFile(recordingId, held.name);
    if (!recorded) throw new UnsendableFile('lost', partId);
    const file = await sendFile(itemId, recorded, { onProgress: () => undefined, signal }).catch((error: unknown) => {
      if (isFinal(error)) latest().onRefused(partId, held, error);
      throw error;
    });
    signal.throwIfAborted();
    if (typeof file !== 'string') return file;
    latest().onRefused(partId, held, file);
    throw new UnsendableFile('refused', partId);
  };

  /** Sends the recordings of a submission. @returns it with their files @throws what `fileOf` throws */
  const prepare = async (submission: Submission<Answer>, signal: AbortSignal): Promise<Submission<Answer>> => {
    let ready = submission;
    for (const answer of submission.answers) {
      const recordingId = heldRecording(answer.fileId);
      if (recordingId === undefined) continue;
      const known = sent.current.get(recordingId);
      const { answers, files } = sheet.get();
      const partId = Object.keys(answers).find((id) => answers[id]!.fileId === (known?.id ?? answer.fileId));
      const held = files[answer.fileId!];
      // Its question is gone meanwhile.
      const file = partId !== undefined && held ? (known ?? (await fileOf(partId, recordingId, held, signal))) : undefined;
      const given = file && { ...answer, fileId: file.id };
      ready = { ...ready, answers: ready.answers.flatMap((one) => (one !== answer ? [one] : given ? [given] : [])) };
      if (!file || !given || partId === undefined) continue;
      sent.current.set(recordingId, file);
      sheet.answer(partId, given, file);
      sheet.submitting(ready);
    }
    return ready;
  };

  return {
    prepare,
    /** Deletes the recording of an answer that is taken back or is another one now. */
    forget: (answer: Answer | undefined): void => {
      const id = heldRecording(answer?.fileId);
      if (id !== undefined) void load().then(({ forgetRecording }) => forgetRecording(id));
    },
    /** The server has all of them: the device forgets them. */
    done: (): void => {
      const partIds = Object.keys(sheet.get().answers);
      if (sent.current.size > 0 || mayHaveRecordingParts()) void load().then(({ forgetRecordingsOf }) => forgetRecordingsOf(partIds));
    },
  };
}

/** True for what trying again does not change. */
function isFinal(error: unknown): boolean {
  return error instanceof ORPCError && error.status < 500 && error.status !== 429;
}
