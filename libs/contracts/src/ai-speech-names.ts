export const AI_SPEECH_LIMITS = {
  /** size of a recording (spec ASS-21) */
  audioMegabytes: 25,
  /** letters that are spoken at once: some sentences */
  spoken: { min: 1, max: 1000 },
  /** minutes of one dictation, which stay below the megabytes */
  dictationMinutes: 10,
} as const;

/** Audio types that models transcribe, detected by their bytes; of films the audio track is used. */
export const AUDIO_TYPES: readonly string[] = [
  ...['audio/mpeg', 'audio/mp4', 'audio/wav', 'audio/ogg', 'audio/opus', 'audio/flac', 'audio/webm', 'audio/aac'],
  ...['video/mp4', 'video/webm'],
];

/** True if a teacher may dictate instead of typing on the page at a path: in chats and about documents. Query and hash must be removed before. */
export const dictatesAt = (path: string): boolean =>
  /^\/ai\/(chats(\/[\da-f-]{36}(\/system_prompt)?)?|document_qas\/[\da-f-]{36})\/?$/.test(path);
