/** A list in which one entry has another place. @param index the new place, from 0 */
export function moveEntry<Entry extends { id: string }>(entries: readonly Entry[], id: string, index: number): Entry[] {
  const entry = entries.find((one) => one.id === id);
  return entry ? entries.filter((one) => one !== entry).toSpliced(index, 0, entry) : [...entries];
}
