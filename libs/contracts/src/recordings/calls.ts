import { z } from 'zod';
import { call, callsFor, errors, idParam, nothing, subjectId, timestamp } from '../calls/call.js';
import { textWithin } from '../calls/fields.js';
import { item } from '../calls/item.js';
import { toolItemCalls } from '../calls/tool-items.js';
import { RECORDING_LIMITS } from './limits.js';
import { RECORDERS, RECORDING_KINDS, type RecorderKey } from './recorder-kinds.js';

const { chapters, chapterMax, captions, captionMax, peaks, megabytes } = RECORDING_LIMITS;

const moment = z
  .int()
  .min(0)
  .max(24 * 3600 * 1000);
const chapter = z.strictObject({ at: moment, title: textWithin({ min: 1, max: chapterMax }) });
export type RecordingChapter = z.infer<typeof chapter>;
const caption = z
  .strictObject({ from: moment, to: moment, text: textWithin({ min: 1, max: captionMax }) })
  .refine(({ from, to }) => from < to, { path: ['to'] });
export type RecordingCaption = z.infer<typeof caption>;

/** Loudness from beginning to end, each of 100. */
const loudness = z.array(z.int().min(0).max(100)).max(peaks);

/**
 * Metadata of a recording that can be changed later. All moments are milliseconds of the whole recording, including parts that are cut off.
 */
export const recordingMarks = {
  /** start of the playback */
  startMs: moment.optional(),
  /** end of it; null: end of the recording */
  endMs: moment.nullable().optional(),
  chapters: z.array(chapter).max(chapters).optional(),
  captions: z.array(caption).max(captions).optional(),
  /** position of the cover picture before it plays; null: the first */
  coverMs: moment.nullable().optional(),
};

const recording = z.object({
  id: z.uuid(),
  itemId: z.uuid(),
  /** address of the bytes; supports range requests */
  url: z.string(),
  contentType: z.string(),
  bytes: z.number(),
  durationMs: z.number(),
  /** pixels; null where there is sound alone */
  width: z.number().nullable(),
  height: z.number().nullable(),
  peaks: loudness,
  startMs: z.number(),
  endMs: z.number().nullable(),
  coverMs: z.number().nullable(),
  chapters: z.array(chapter),
  captions: z.array(caption),
  /**
   * MP4 for devices that do not play `contentType`: its address, `coming` while it is made; null where there is none, because it is one
   * already or the operator makes none
   */
  mp4: z.string().nullable(),
  mp4Coming: z.boolean(),
});
export type Recording = z.infer<typeof recording>;

/** Uploaded parts of an unfinished recording, for its maker. */
const unfinished = z.object({ upload: z.uuid(), bytes: z.number(), changedAt: timestamp });
export type UnfinishedRecording = z.infer<typeof unfinished>;

const recordingItem = item.extend({
  /** null: nothing was recorded yet */
  recording: recording.nullable(),
  unfinished: unfinished.nullable(),
});
export type RecordingItem = z.infer<typeof recordingItem>;

const waiting = unfinished.extend({ itemId: z.uuid(), kind: z.enum(RECORDING_KINDS), title: z.string() });
export type WaitingRecording = z.infer<typeof waiting>;

/** Calls for unfinished recordings, of any recorder. */
export const recordings = {
  unfinished: call
    .meta({ operation: 'teacher.listItems' })
    .route({ method: 'GET', path: '/unfinished_recordings' })
    .input(z.strictObject({}))
    .output(z.array(waiting)),
};

/** The calls of one recorder: its items, and beside them what was recorded for each. */
export function recorderCalls<Key extends RecorderKey>(key: Key) {
  const { kind, path } = RECORDERS[key];
  const own = callsFor(kind);
  const one = `${path}/{id}` as const;
  return {
    ...toolItemCalls(key, { answer: recordingItem, created: {}, changed: {}, changeErrors: [] }),
    /** Takes what came in parts as the recording of the item; its end needs not to be known before. */
    keep: own
      .meta({ operation: 'item.update', itemParam: 'itemId', idempotent: true })
      .route({ method: 'POST', path, successStatus: 201 })
      .input(
        z.strictObject({
          itemId: subjectId,
          upload: z.uuid(),
          /** of the whole file, hexadecimal, where the sender knows it */
          sha256: z
            .string()
            .regex(/^[0-9a-f]{64}$/)
            .optional(),
          /** minimum size on the server, as far as the sender knows */
          bytes: z
            .int()
            .min(1)
            .max(megabytes * 1024 * 1024)
            .optional(),
          peaks: loudness.optional(),
        }),
      )
      .output(recording)
      .errors(
        errors(
          'NOT_FOUND',
          'FORBIDDEN',
          'UPLOAD_INCOMPLETE',
          'EMPTY_FILE',
          'FILE_DAMAGED',
          'FILE_INFECTED',
          'UNSUPPORTED_TYPE',
          'TOO_LARGE',
          'RECORDING_THERE',
          'RECORDING_TOO_LONG',
          'RECORDING_UNREADABLE',
          'LIMIT_REACHED',
          'QUOTA_OF_ITEM',
          'QUOTA_OF_OWNER',
        ),
      ),
    recording: own
      .meta({ operation: 'item.read', itemThrough: 'recording' })
      .route({ method: 'GET', path: one })
      .input(idParam)
      .output(recording)
      .errors(errors('NOT_FOUND', 'NO_PASSWORD_PROVIDED')),
    mp4: own
      .meta({ operation: 'item.read', itemThrough: 'recording', plain: true })
      .route({ method: 'GET', path: `${one}/mp4`, description: 'the MP4 that was made of the recording; supports range requests' })
      .input(idParam)
      .output(z.unknown())
      .errors(errors('NOT_FOUND', 'NO_PASSWORD_PROVIDED')),
    mark: own
      .meta({ operation: 'item.update', itemThrough: 'recording' })
      .route({ method: 'PUT', path: one })
      .input(idParam.extend(recordingMarks))
      .output(recording)
      .errors(errors('NOT_FOUND', 'FORBIDDEN', 'RECORDING_CUT_AWAY')),
    /** deletes permanently, so that the item can be recorded anew */
    remove: own
      .meta({ operation: 'item.update', itemThrough: 'recording' })
      .route({ method: 'DELETE', path: one })
      .input(idParam)
      .output(nothing)
      .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  };
}
