import { type Json, LIMITS } from '@murmel/contracts';
import { allowedImage, seedTextDocument, textDocumentSchema } from '@murmel/documents';

type Content = Parameters<typeof seedTextDocument>[0];

/** A text document that this product could have written, and the first state of a live one with it. */
export interface CheckedText {
  content: Json;
  update: Uint8Array;
}

/**
 * Validates content from a file of unknown origin. @param files ids of those beside it @returns undefined for invalid or too long content
 */
export function checkImportedText(content: Json, files: ReadonlySet<string>): CheckedText | undefined {
  try {
    const node = textDocumentSchema().nodeFromJSON(content);
    if (node.type !== textDocumentSchema().topNodeType || node.textContent.length > LIMITS.text.maxCharacters) return undefined;
    const whole = withoutForeign(node.toJSON() as Json, files);
    const update = seedTextDocument(whole as Content);
    return update.length > LIMITS.collaboration.documentBytes ? undefined : { content: whole, update };
  } catch {
    return undefined;
  }
}

/** A picture that is not beside it in the file shows its words. */
function withoutForeign(value: Json, files: ReadonlySet<string>): Json {
  if (typeof value === 'string') return allowedImage(value) && !files.has(value.slice(-36)) ? null : value;
  if (Array.isArray(value)) return value.map((one: Json) => withoutForeign(one, files));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, key === 'text' ? (one as Json) : withoutForeign(one as Json, files)]),
  );
}
