/** The one content of a page, as the player's core counts contents. */
export const CONTENT = 'cid-1';

/**
 * Returns the content as a script that passes it to the player. It is written once, by the process that inspects packages, and served as
 * stored: content full of characters that must be escaped costs the server no more than any other.
 * @param params as JSON
 */
export function contentScript(params: string): string {
  return `H5PIntegration.contents[${JSON.stringify(CONTENT)}].jsonContent = ${JSON.stringify(params)};\n`;
}
