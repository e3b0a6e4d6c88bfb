import type { Item } from '@murmel/server';
import { UniqueNames } from '../../export-formats/unique-names.js';
import type { ListedExportFolder, ListedExportItem } from './export-page.js';
import type { ExportTexts } from './export-texts.js';

/** Maximum length of names by depth: Windows allows 260 characters for the whole path of an unpacked file. */
const LONGEST = [40, 30, 20];
const LONGEST_BELOW = 12;

interface ArchiveFolder extends ListedExportFolder {
  /** path in the archive, with `/` at its end; empty for the top */
  path: string;
  names: UniqueNames;
}

/** The tree of folders in an archive: every name differs from those beside it and is one in every system. */
export class ArchiveFolders {
  private readonly top: ArchiveFolder = { path: '', titles: [], things: [], names: new UniqueNames() };
  private readonly places = new Map<string, ArchiveFolder>();
  readonly pageName: string;

  constructor(private readonly words: ExportTexts) {
    this.pageName = `${this.top.names.of(words.page, words.page)}.html`;
  }

  /** A folder, after the one in which it lies. @returns its path */
  add({ id, title, folderId }: Pick<Item, 'id' | 'title' | 'folderId'>): string {
    const around = this.around(folderId);
    const name = around.names.of(title, this.words.untitled, LONGEST[around.titles.length] ?? LONGEST_BELOW);
    const place = { path: `${around.path}${name}/`, titles: [...around.titles, title], things: [], names: new UniqueNames() };
    this.places.set(id, place);
    return place.path;
  }

  /** Adds any other item. @returns the path of its files without an extension, and the entry that records the result */
  place({ title, folderId }: Pick<Item, 'title' | 'folderId'>): { path: string; told: ListedExportItem } {
    const around = this.around(folderId);
    const told: ListedExportItem = { title: title || this.words.untitled, paths: [], left: [] };
    around.things.push(told);
    return { path: `${around.path}${around.names.of(title, this.words.untitled, LONGEST[0])}`, told };
  }

  all(): ListedExportFolder[] {
    return [this.top, ...this.places.values()].filter((folder) => folder !== this.top || folder.things.length > 0);
  }

  private around(folderId: string | null): ArchiveFolder {
    return this.places.get(folderId ?? '') ?? this.top;
  }
}
