/** What a new cloud is called in lists until its question is there. */
export const UNTITLED_CLOUD = { de: 'Neue Wortwolke', en: 'New word cloud' } as const;

/** Nobody has written the question yet. */
export function hasNoQuestion(title: string): boolean {
  return Object.values<string>(UNTITLED_CLOUD).includes(title);
}
