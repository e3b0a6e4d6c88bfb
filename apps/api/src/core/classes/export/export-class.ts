import { escapeHtml, type ProjectItemRight, type ProjectState } from '@murmel/contracts';
import { Account, Item, Project, SchoolClass } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { richTextMarkdown } from '../../boards/rich-text-markdown.js';
import { htmlPage, richTextHtml } from '../../export-formats/html-page.js';
import { ItemCopies } from '../../export-formats/item-copies.js';
import { UniqueNames } from '../../export-formats/unique-names.js';
import type { ZipEntry } from '../../export-formats/zip-archive.js';
import { allActivities } from '../../projects/live/activities.js';
import { CONTRIBUTIONS, type Contributions } from '../../tool-contribution/contributions.js';
import { classPage, type ExportedFile, type ExportedProject, type ExportedPupil } from './class-page.js';
import { ACTIVITIES, germanTime, PUPIL_STATES, RIGHTS } from './export-texts.js';
import { tableMarkup } from './html-table.js';
import { PupilContributions } from './pupil-contributions.js';

interface PupilRow extends ExportedPupil {
  id: string;
}

interface SharedRow {
  title: string;
  kind: Item['kind'];
  right: ProjectItemRight;
}

/**
 * A class to take along before it is deleted: pages and lists, the tasks, everything that its pupils made, and what they wrote in what
 * was shared with them. Codes are not in it.
 */
@Injectable()
export class ExportClass {
  constructor(
    private readonly database: DataSource,
    private readonly copies: ItemCopies,
    private readonly written: PupilContributions,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
  ) {}

  /** The parts of the archive, one after the other; the first page comes last, because it names all of them. */
  async *parts(classId: string): AsyncGenerator<ZipEntry> {
    const { manager } = this.database;
    const schoolClass = await manager.findOneByOrFail(SchoolClass, { id: classId });
    const owner = await manager.findOneByOrFail(Account, { id: schoolClass.ownerId });
    const pupils = await this.pupils(classId);
    yield {
      name: 'klasse.csv',
      contents: tableMarkup(
        ['Name', 'Notiz', 'Status', 'Angelegt'],
        pupils.map(({ name, note, state, createdAt }) => [name, note, state, createdAt.toISOString()]),
      ),
    };
    const folders = new UniqueNames();
    const projects: ExportedProject[] = [];
    for (const project of await manager.find(Project, { where: { classId }, order: { createdAt: 'ASC', id: 'ASC' } })) {
      const number = String(projects.length + 1).padStart(2, '0');
      projects.push(yield* this.project(project, `projekte/${folders.of(`${number} ${project.name}`, number)}`, pupils));
    }
    const elsewhere = yield* this.made(null, 'ohne Projekt', pupils);
    const { name, createdAt, expiresAt } = schoolClass;
    yield {
      name: 'index.html',
      contents: classPage({ name, owner: owner.publicName, createdAt, expiresAt, exportedAt: new Date(), pupils, projects, elsewhere }),
    };
  }

  private async *project(project: Project, folder: string, pupils: readonly PupilRow[]): AsyncGenerator<ZipEntry, ExportedProject> {
    const { id, name, task, createdAt } = project;
    const [row] = await this.database.query<{ state: ProjectState; teacher: string }[]>(
      'select p.state, a.public_name as teacher from project_now p join account a on a.id = p.owner_id where p.id = $1',
      [id],
    );
    const rows = await this.database.query<SharedRow[]>(
      'select i.title, i.kind, s."right" from project_item s join item i on i.id = s.item_id where s.project_id = $1 order by s.created_at, s.id',
      [id],
    );
    const shared = rows.map(({ title, kind, right }) => [title, this.contributions[kind]?.item.germanName ?? kind, RIGHTS[right]]);
    const files: ExportedFile[] = [];
    const file = (path: string, words: string, bytes: Buffer): ZipEntry => {
      files.push({ path: `${folder}/${path}`, words });
      return { name: `${folder}/${path}`, contents: bytes };
    };
    if (task) {
      yield file('auftrag.html', 'Auftrag', htmlPage(name, `<h1>${escapeHtml(name)}</h1>\n${richTextHtml(task)}`));
      yield file('auftrag.md', 'Auftrag als Markdown', Buffer.from(`# ${name}\n\n${richTextMarkdown(task)}\n`));
    }
    if (shared.length > 0)
      yield file('material.csv', 'Material als Tabelle', tableMarkup(['Titel', 'Art', 'Schüler:innen konnten'], shared));
    const entries = await allActivities(this.database.manager, this.contributions, id);
    const activities = entries.map(({ at, pupil, kind, item, count }) => [
      germanTime(at),
      pupil.name,
      ACTIVITIES[kind],
      item?.title ?? '',
      count,
    ]);
    yield file('activity.csv', 'Aktivitäten als Tabelle', tableMarkup(['Zeit', 'Schüler:in', 'Aktivität', 'Titel', 'Anzahl'], activities));
    for await (const { words, ...part } of this.written.of(id, pupils, folder)) {
      files.push({ path: part.name, words });
      yield part;
    }
    const made = yield* this.made(id, folder, pupils);
    return {
      name,
      teacher: row?.teacher ?? '',
      state: row?.state ?? 'ended',
      createdAt,
      endsAt: project.endedAt ?? project.endsAt,
      files,
      shared,
      made,
    };
  }

  /** Yields what pupils made, each pupil in a folder of their own, including what is in their trash. */
  private async *made(
    projectId: string | null,
    folder: string,
    pupils: readonly PupilRow[],
  ): AsyncGenerator<ZipEntry, ExportedProject['made']> {
    const folders = new UniqueNames();
    const made: ExportedProject['made'] = [];
    for (const { id, name } of pupils) {
      const items = (
        await this.database.manager.find(Item, { where: { ownerId: id, parentId: IsNull() }, order: { createdAt: 'ASC', id: 'ASC' } })
      ).filter((item) => item.projectId === projectId);
      if (items.length === 0) continue;
      const files: ExportedFile[] = [];
      const [place, names] = [`${folder}/${folders.of(name, 'ohne Namen')}`, new UniqueNames()];
      for (const item of items) {
        for await (const entry of this.item(item, `${place}/${names.of(item.title, 'ohne Titel')}`)) {
          files.push({ path: entry.name, words: entry.name.slice(place.length + 1) });
          yield entry;
        }
      }
      made.push({ pupil: name, files });
    }
    return made;
  }

  private async *item(item: Item, path: string): AsyncGenerator<ZipEntry> {
    yield* this.copies.contentOf(item, path);
    const names = new UniqueNames();
    for (const { name, storageKey } of await this.copies.files(item.id)) {
      yield* this.copies.stored(storageKey, `${path} Dateien/${names.ofFile(name)}`);
    }
    const children = await this.database.manager.find(Item, { where: { parentId: item.id }, order: { createdAt: 'ASC', id: 'ASC' } });
    const titles = new UniqueNames();
    for (const child of children) yield* this.item(child, `${path}/${titles.of(child.title, 'ohne Titel')}`);
  }

  private async pupils(classId: string): Promise<PupilRow[]> {
    const rows = await this.database.query<
      { id: string; name: string; note: string; state: keyof typeof PUPIL_STATES; created_at: Date }[]
    >(
      `select p.id, a.name, p.note, p.created_at, case when p.deactivated_at is not null then 'deactivated' when p.admitted_at is null then 'waiting' else 'active' end as state
         from pupil_access p join account a on a.id = p.id where p.class_id = $1 order by p.created_at, p.id`,
      [classId],
    );
    return rows.map(({ created_at: createdAt, state, ...row }) => ({ ...row, state: PUPIL_STATES[state], createdAt }));
  }
}
