/** Words as whoever wrote them counts: what stands between spaces. */
export const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;
