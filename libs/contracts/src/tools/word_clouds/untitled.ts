/** Title of a new cloud in lists until its question is written. */
export const UNTITLED_CLOUD = { de: 'Neue Wortwolke', en: 'New word cloud' } as const;

/** True if the question was not written yet. */
export function hasNoQuestion(title: string): boolean {
  return Object.values<string>(UNTITLED_CLOUD).includes(title);
}
