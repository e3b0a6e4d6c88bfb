import { safeFileName } from './safe-file-name.js';

/** Gives files and folders of one place names that every file system takes and that differ, also where capital letters do not count. */
export class UniqueNames {
  private readonly taken = new Set<string>();

  /** @param otherwise when nothing is left of the title @param longest of its letters */
  of(title: string, otherwise: string, longest?: number): string {
    const words = safeFileName(title, longest) || otherwise;
    let name = words;
    for (let count = 2; this.taken.has(name.toLowerCase()); count += 1) name = `${words} ${count}`;
    this.taken.add(name.toLowerCase());
    return name;
  }

  /** The same for a file, which keeps what kind it is. */
  ofFile(name: string): string {
    const dot = name.lastIndexOf('.');
    const [stem, extension] = dot > 0 ? [name.slice(0, dot), safeFileName(name.slice(dot + 1))] : [name, ''];
    return `${this.of(stem, 'Datei')}${extension && `.${extension}`}`;
  }
}
