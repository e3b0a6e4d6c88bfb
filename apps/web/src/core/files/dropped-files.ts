const folders = new WeakMap<File, string>();

/** Returns the folder in which a chosen or dropped file was located; empty: none. */
export function folderOf(file: File): string {
  const path = folders.get(file) ?? file.webkitRelativePath;
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** Every file of what was dropped, those inside of folders included. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  const entries = Array.from(items, (item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (entries.length === 0) return Array.from(files);
  return (await Promise.all(entries.map(within))).flat();
}

async function within(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isDirectory) {
    const inside = await entriesIn((entry as FileSystemDirectoryEntry).createReader());
    return (await Promise.all(inside.map(within))).flat();
  }
  const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
  folders.set(file, entry.fullPath.slice(1));
  return [file];
}

/** A reader gives some hundred at once, and none at the end. */
async function entriesIn(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
  return some.length === 0 ? [] : [...some, ...(await entriesIn(reader))];
}
