/** File types accepted as an answer (spec A23): PDF, JPEG, PNG, Word, OpenDocument text, MP3 and M4A, detected by their bytes. */
export const ANSWER_FILE_TYPES = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.oasis.opendocument.text',
  'audio/mpeg',
  'audio/x-m4a',
  'audio/mp4',
] as const;

/** The same by the endings of names: phones often name no media type, so a browser looks at these first. */
export const ANSWER_FILE_ENDINGS = ['pdf', 'jpg', 'jpeg', 'png', 'docx', 'odt', 'mp3', 'm4a'] as const;
