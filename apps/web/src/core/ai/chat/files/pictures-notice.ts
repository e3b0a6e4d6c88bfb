const KEY = 'murmel.picturesNotice';

/** True if a teacher on this device was told that no names are found on pictures. */
export function knowsAboutPictures(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function rememberPicturesNotice(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // A browser that keeps nothing tells it again.
  }
}
