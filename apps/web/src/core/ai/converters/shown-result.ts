/** Returns the text of a result in Markdown as it is shown: of a talk, each speech is a paragraph, and its speaker in bold. */
export function shownResult(result: string): string {
  return result.replaceAll(/^(\p{L}[\p{L} ]{0,30}): /gmu, '**$1:** ').replaceAll(/\n(?=\*\*\p{L}[\p{L} ]{0,30}:\*\* )/gu, '\n\n');
}
