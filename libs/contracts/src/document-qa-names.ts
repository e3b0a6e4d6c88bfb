/** Media type of a document that can be asked about. */
export const DOCUMENT_TYPES: readonly string[] = ['application/pdf'];

export const DOCUMENT_QA_LIMITS = {
  /** of the file (spec AIT-14) */
  megabytes: 10,
} as const;

/**
 * First sentence of an answer that is not in the document, by language. Models are told to write exactly this, and pages show such an answer
 * as one. Stored with answers, so they never change.
 */
export const DOCUMENT_DECLINES = { de: 'Das steht nicht in diesem Dokument.', en: 'This is not in this document.' } as const;

/** Returns the rest of an answer that begins by declining; undefined for one that answers. */
export function afterDecline(text: string): string | undefined {
  const said = text.trimStart().replace(/^[*_"„“>#\s]+/u, '');
  const sentence = Object.values(DOCUMENT_DECLINES).find((one) => said.startsWith(one));
  return sentence === undefined ? undefined : said.slice(sentence.length).replace(/^[*_"„“\s]+/u, '');
}
