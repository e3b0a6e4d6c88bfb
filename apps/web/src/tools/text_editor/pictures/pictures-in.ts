/** @returns the pictures among what was pasted or dropped; none when there is text beside them, as Word always adds one */
export function picturesIn(data: DataTransfer | null): File[] {
  if (!data || data.types.includes('text/html')) return [];
  return Array.from(data.files).filter((file) => file.type.startsWith('image/'));
}
