/**
 * Limits of recorders (spec A8 and A9). A separate file, so that only recording pages load it; served at `/api/limits` with all others.
 */
export const RECORDING_LIMITS = {
  minutes: { audio_recorder: 30, screen_recorder: 15, video_recorder: 15 },
  /** size of a whole recording, as of every film (spec A6) */
  megabytes: 100,
  /** a part leaves the recorder so often: what a crash takes away at most */
  partSeconds: 2,
  /** time before the end at which the recorder announces it */
  noticeSeconds: 60,
  countdownSeconds: 3,
  /** minimum length after both ends are cut off */
  shortestMilliseconds: 500,
  chapters: 50,
  chapterMax: 80,
  captions: 1000,
  captionMax: 200,
  /** a voice as an answer, and the time for which one that was not handed in stays on its device */
  answer: { minutes: 10, hours: 24 },
  /** loudness from beginning to end, as columns */
  peaks: 400,
  /** time for which parts that the server has not got stay on the device that recorded them */
  heldHours: 24,
  /** time without a new part after which the server drops an unfinished recording */
  unfinishedDays: 7,
} as const;
