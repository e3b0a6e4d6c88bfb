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

/** Pages on which one may dictate instead of typing: chats and questions to documents, texts, pinboards, and texts of pupils for feedback. */
const DICTATED: readonly RegExp[] = [
  /^\/ai\/(?:chats(?:\/[\da-f-]{36}(?:\/system_prompt)?)?|document_qas\/[\da-f-]{36})\/?$/,
  /^\/text_editor\/(?:public_)?documents\/[\da-f-]{36}\/?$/,
  /^\/pinboard\/(?:public_)?boards\/[\da-f-]{36}(?:\/cards\/[\da-f-]{36})?\/?$/,
  /^\/pupil_feedback\/assignments\/[\da-f-]{36}\/public_responses\/(?:new|[\da-f-]{36})\/?$/,
];

/** True if one may dictate instead of typing on the page at a path. Query and hash must be removed before. */
export const dictatesAt = (path: string): boolean => DICTATED.some((page) => page.test(path));
