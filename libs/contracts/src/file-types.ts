/** Image types that are re-encoded on upload (spec A7), detected by their bytes. */
export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

/** Files of word processors, spreadsheets and slides whose words are shown instead of them. Old binary formats and macros are not read. */
export const OFFICE_TYPES: readonly string[] = [
  ...['wordprocessingml.document', 'spreadsheetml.sheet', 'presentationml.presentation'].map(
    (kind) => `application/vnd.openxmlformats-officedocument.${kind}`,
  ),
  ...['text', 'spreadsheet', 'presentation'].map((kind) => `application/vnd.oasis.opendocument.${kind}`),
];
