const KEY = 'murmel.recordings';

/** True if this device may hold parts of recordings. Pages on other devices then load no code that searches for them. */
export function mayHaveRecordingParts(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function setRecordingsFlag(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // A browser that keeps nothing has nothing to look for.
  }
}

export function clearRecordingsFlag(): void {
  localStorage.removeItem(KEY);
}
