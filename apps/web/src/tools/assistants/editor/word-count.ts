/** Counts words as an author does: the parts between spaces. */
export const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;
