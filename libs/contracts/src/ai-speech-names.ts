export const AI_SPEECH_LIMITS = {
  /** of a recording (2-tools 9) */
  audioMegabytes: 25,
  /** letters that are spoken at once: some sentences */
  spoken: { min: 1, max: 1000 },
  /** minutes of one dictation, which stay below the megabytes */
  dictationMinutes: 10,
} as const;

/** Sound that models write down, told by its bytes; of films their sound is taken. */
export const AUDIO_TYPES: readonly string[] = [
  ...['audio/mpeg', 'audio/mp4', 'audio/wav', 'audio/ogg', 'audio/opus', 'audio/flac', 'audio/webm', 'audio/aac'],
  ...['video/mp4', 'video/webm'],
];

/** Whether a teacher may speak instead of typing on the page at a path: in chats. Query and hash must be off. */
export const dictatesAt = (path: string): boolean => /^\/ai\/chats(\/[\da-f-]{36}(\/system_prompt)?)?\/?$/.test(path);
