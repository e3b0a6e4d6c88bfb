const KEY = 'murmel.recordings.tab';

/** Ids of recordings made in this tab; they outlive a reload, and no other tab has them. */
export function recordingsOfTab(): string[] {
  try {
    return (sessionStorage.getItem(KEY) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

export function rememberInTab(id: string): void {
  try {
    sessionStorage.setItem(KEY, [...recordingsOfTab(), id].join(' '));
  } catch {
    // Without it a guest finds the recording on the page that made it alone.
  }
}
