import type { RecordingItem, RecordingKind, WaitingRecording } from '@murmel/contracts';
import { RECORDERS, recorderOfKind } from '@murmel/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../../platform/api/client';
import { growingUpload } from '../../../platform/recording/growing-upload';
import { deleteLocalRecording, listLeftoverRecordings, sendLeftoverRecording } from '../../../platform/recording/leftover-recordings';
import type { LocalRecording } from '../../../platform/recording/part-store';

/** Parts that came so lately are of a recorder that still runs, on another device. */
const STILL_RUNS_MS = 30_000;

/** Unfinished recording, wherever its parts are stored. */
export interface Unfinished {
  itemId: string;
  kind: RecordingKind;
  title: string;
  /** parts of it that are stored on this device */
  held: LocalRecording | undefined;
  upload: string | null;
}

/** Puts together what lies on this device and what the server has. @param held undefined: not looked yet */
export function unfinishedOf(held: readonly LocalRecording[], there: readonly WaitingRecording[], now = Date.now()): Unfinished[] {
  const here = held.map((one) => ({ itemId: one.itemId, kind: one.kind, title: one.title, held: one, upload: one.upload }));
  const known = new Set(here.map(({ upload }) => upload));
  const elsewhere = there
    .filter(({ upload, changedAt }) => !known.has(upload) && now - Date.parse(changedAt) > STILL_RUNS_MS)
    .map(({ itemId, kind, title, upload }) => ({ itemId, kind, title, held: undefined, upload }));
  return [...here, ...elsewhere];
}

/** Returns the recordings that closed tabs left on this device; undefined until they are read. */
export function useLeftoverRecordings(): readonly LocalRecording[] | undefined {
  const [left, setLeft] = useState<readonly LocalRecording[]>();
  useEffect(() => {
    let there = true;
    listLeftoverRecordings().then(
      (found) => there && setLeft(found),
      () => there && setLeft([]),
    );
    return () => {
      there = false;
    };
  }, []);
  return left;
}

/** Returns the unfinished recording of an item, for its maker. */
export function useUnfinishedOf(item: RecordingItem): Unfinished | undefined {
  const held = useLeftoverRecordings();
  if (!held) return undefined;
  const { id: itemId, title } = item;
  const kind = item.kind as RecordingKind;
  const there = item.unfinished ? [{ ...item.unfinished, itemId, kind, title }] : [];
  return unfinishedOf(
    held.filter((one) => one.itemId === itemId),
    there,
  )[0];
}

export interface FinishedLater {
  busy: boolean;
  failure: unknown;
  /** @returns whether it is in its item now */
  finish: (one: Unfinished) => Promise<boolean>;
  discard: (one: Unfinished) => Promise<void>;
}

/** Finishes or deletes unfinished recordings. */
export function useFinish(): FinishedLater {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const finish = async ({ itemId, kind, held, upload }: Unfinished): Promise<boolean> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const whole = held ? await sendLeftoverRecording(held) : (upload ?? undefined);
      if (whole === undefined) return false;
      const calls = api[RECORDERS[recorderOfKind(kind)!].calls];
      await calls.keep({ itemId, upload: whole }, { context: { idempotencyKey: whole } });
      if (held) await deleteLocalRecording(held.id);
      await queryClient.invalidateQueries();
      return true;
    } catch (error) {
      setFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const discard = async ({ held, upload }: Unfinished): Promise<void> => {
    if (upload !== null) await growingUpload.remove(upload).catch(() => undefined);
    if (held) await deleteLocalRecording(held.id);
    await queryClient.invalidateQueries();
  };
  return { busy, failure, finish, discard };
}
