import { escapeHtml } from '@murmel/contracts';
import { Item } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { htmlFileLink, htmlPage } from '../../export-formats/html-page.js';
import { ItemCopies } from '../../export-formats/item-copies.js';
import { UniqueNames } from '../../export-formats/unique-names.js';
import type { ZipEntry } from '../../export-formats/zip-archive.js';
import { CONTRIBUTIONS, type Contributions, type WrittenPart } from '../../tool-contribution/contributions.js';
import { germanTime, PARTS } from './export-texts.js';
import { tableMarkup } from './html-table.js';

/** File of the archive with the text of its link. */
export interface NamedPart extends ZipEntry {
  words: string;
}

interface Pupil {
  id: string;
  name: string;
}

/** Collects what the pupils of a class wrote in documents and boards that a project shared with them; nothing that others wrote there. */
@Injectable()
export class PupilContributions {
  constructor(
    private readonly database: DataSource,
    private readonly copies: ItemCopies,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
  ) {}

  /** A page for each item, what hangs on cards beside it, and all of it as one table. @param folder of the project */
  async *of(projectId: string, pupils: readonly Pupil[], folder: string): AsyncGenerator<NamedPart> {
    const items = await this.database.manager
      .createQueryBuilder(Item, 'i')
      .innerJoin('project_item', 's', 's.item_id = i.id and s.project_id = :projectId', { projectId })
      .where('i.discarded_at is null')
      .orderBy('s.created_at')
      .addOrderBy('s.id')
      .getMany();
    const names = new UniqueNames();
    const rows: string[][] = [];
    const nameOf = new Map(pupils.map(({ id, name }) => [id, name]));
    for (const { id, kind, title } of items) {
      const parts = (await this.contributions[kind]?.writtenBy?.(this.database.manager, id, [...nameOf.keys()])) ?? [];
      if (parts.length === 0) continue;
      const place = `mitgeschrieben/${names.of(title, 'ohne Titel')}`;
      const files = new Map<string, string>();
      for await (const [fileId, part] of this.files(id, parts, `${folder}/${place} Dateien`)) {
        files.set(fileId, part.name.slice(`${folder}/mitgeschrieben/`.length));
        yield part;
      }
      const words = `In „${title}“ mitgeschrieben`;
      yield { name: `${folder}/${place}.html`, words, contents: htmlPage(title, itemPage(title, parts, pupils, files)) };
      rows.push(...parts.map((part) => [title, PARTS[part.kind], nameOf.get(part.accountId) ?? '', timeOf(part), part.title, part.words]));
    }
    if (rows.length === 0) return;
    const header = ['Material', 'Art', 'Schüler:in', 'Zeit', 'Titel', 'Text'];
    yield { name: `${folder}/mitgeschrieben.csv`, words: 'Mitgeschriebenes als Tabelle', contents: tableMarkup(header, rows) };
  }

  private async *files(itemId: string, parts: readonly WrittenPart[], folder: string): AsyncGenerator<[string, NamedPart]> {
    const wanted = new Set(parts.flatMap(({ fileIds }) => fileIds));
    const names = new UniqueNames();
    for (const file of (await this.copies.files(itemId)).filter(({ id }) => wanted.has(id))) {
      for await (const part of this.copies.stored(file.storageKey, `${folder}/${names.ofFile(file.name)}`))
        yield [file.id, { ...part, words: file.name }];
    }
  }
}

function timeOf({ at }: WrittenPart): string {
  return at ? germanTime(at) : '';
}

/** Pupil by pupil, each in the order of the item. @param files paths by their ids, seen from the page */
function itemPage(title: string, parts: readonly WrittenPart[], pupils: readonly Pupil[], files: ReadonlyMap<string, string>): string {
  const sections = pupils.flatMap(({ id, name }) => {
    const own = parts.filter(({ accountId }) => accountId === id);
    return own.length === 0 ? [] : [`<h2>${escapeHtml(name)}</h2>`, ...own.map((part) => partHtml(part, files))];
  });
  return [`<h1>${escapeHtml(title)}</h1>`, '<p>Was Schüler:innen hier geschrieben haben.</p>', ...sections].join('\n');
}

function partHtml(part: WrittenPart, files: ReadonlyMap<string, string>): string {
  const about = [part.kind === 'text' ? '' : PARTS[part.kind], timeOf(part)].filter(Boolean).join(', ');
  const links = part.fileIds.flatMap((id) => {
    const path = files.get(id);
    return path === undefined ? [] : [`<li>${htmlFileLink(path, path.slice(path.lastIndexOf('/') + 1))}</li>`];
  });
  return [
    '<article>',
    part.title && `<h3>${escapeHtml(part.title)}</h3>`,
    part.words && `<p>${escapeHtml(part.words)}</p>`,
    links.length > 0 && `<ul>${links.join('')}</ul>`,
    about && `<p><small>${escapeHtml(about)}</small></p>`,
    '</article>',
  ]
    .filter(Boolean)
    .join('\n');
}
