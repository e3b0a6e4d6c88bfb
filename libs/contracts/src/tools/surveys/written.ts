/** What of a survey is told to be from somebody: texts, and which kind of answer is asked for. */
export type WrittenField = 'title' | 'description' | 'type' | 'text' | 'thankYou';

/** @param partId the question or option; the item's for what is the survey's */
export function writtenKey(partId: string, field: WrittenField): string {
  return `${partId}/${field}`;
}
