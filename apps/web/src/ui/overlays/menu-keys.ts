/**
 * Returns the index of the entry that gets focus after a key, or undefined for other keys. Arrows wrap around, Home and End jump, a letter
 * selects the next entry that begins with it.
 */
export function nextIndex(key: string, index: number, labels: readonly string[]): number | undefined {
  const count = labels.length;
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return index <= 0 ? count - 1 : index - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key.length !== 1 || key === ' ') return undefined;
  const letter = key.toLocaleLowerCase('de');
  const order = labels.map((_, offset) => (index + 1 + offset) % count);
  return order.find((candidate) => labels[candidate]?.toLocaleLowerCase('de').startsWith(letter));
}
