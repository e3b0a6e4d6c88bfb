/** The one content of a page, as the player's core counts contents. */
export const CONTENT = 'cid-1';

/**
 * The content as a script that gives it to the player. It is written once, by the process that looks packages through, and given out as it
 * lies in the storage: a content of nothing but signs that a page has to spell out costs whoever serves it no more than any other.
 * @param params as JSON
 */
export function contentScript(params: string): string {
  return `H5PIntegration.contents[${JSON.stringify(CONTENT)}].jsonContent = ${JSON.stringify(params)};\n`;
}
