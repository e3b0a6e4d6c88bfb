/** The browser has taken the content by then, a large archive, too; an open address would keep it in memory. */
const TAKEN_AFTER_MS = 60_000;
const NAME_MAX = 80;

/** A name that every file system takes: the title without signs that mean something there. */
export function fileName(title: string, ending: string): string {
  const name = title
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, NAME_MAX)
    .replace(/[. ]+$/, '');
  return `${name || 'murmel'}.${ending}`;
}

/** Hands a file to the browser to keep. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), TAKEN_AFTER_MS);
}
