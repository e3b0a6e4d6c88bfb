/** Fields of a survey whose author is shown: texts, and the kind of answer. */
export type WrittenField = 'title' | 'description' | 'type' | 'text' | 'thankYou';

/** @param partId the question or option; the item's for what is the survey's */
export function writtenKey(partId: string, field: WrittenField): string {
  return `${partId}/${field}`;
}
