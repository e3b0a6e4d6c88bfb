/** Returns the words of an answer to read aloud: without formatting characters, code and formulas as they are. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(/^ {0,3}(`{3,}|~{3,}).*$/gm, '')
    .replaceAll(/!?\[([^\]\n]{0,300})\]\([^)\n]{0,2000}\)/g, '$1')
    .replaceAll(/^\s{0,3}(#{1,6}|[>+*-])\s+/gm, '')
    .replaceAll(/^(?=[ \t:|-]{3})[ \t:|-]+$/gm, '')
    .replaceAll('|', ' ')
    .replaceAll(/\*\*|__|~~|`/g, '')
    .replaceAll(/(?<=^|\s)[*_](?=\S)|(?<=\S)[*_](?=\s|[.,;:!?]|$)/gm, '')
    .replaceAll(/[ \t]+/g, ' ')
    .trim();
}
