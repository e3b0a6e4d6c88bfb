import { PDF_KINDS, PDF_LIMITS, SERVER_LIMITS, WORD_KINDS } from '@murmel/contracts';
import type { ExportJob, Item, Logger } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { ORPCError } from '@orpc/server';
import { DataSource } from 'typeorm';
import type { Asker } from '../../../platform/asking.js';
import { LOGGER } from '../../../platform/tokens.js';
import type { ArchivePart } from '../../export-formats/archive.js';
import { ItemCopies } from '../../export-formats/item-copies.js';
import { UniqueNames } from '../../export-formats/unique-names.js';
import { LongWritingProcess } from '../../export-formats/word/writing-host.js';
import { PaperContent } from '../../pdf/paper-content.js';
import { LongSettingProcess } from '../../pdf/setting-host.js';
import type { PaperFormat } from '../../pdf-layout/paper.js';
import type { RowLease } from '../../queue/row-lease.js';
import { type FoundThing, foundThings } from '../found-things.js';
import { ArchiveFolders } from './archive-folders.js';
import { type ExportedThing, exportPage } from './export-page.js';
import { EXPORT_WORDS } from './export-words.js';

const { longPdf, exportJobs } = SERVER_LIMITS;

/** One thing on its way into the archive. */
interface Packed extends FoundThing {
  lease: RowLease;
  asking: Asker;
  format: PaperFormat;
  /** path of its files, without an extension */
  path: string;
  told: ExportedThing;
}

/** A folder, or everything of one's own, as a zip archive: each thing as a PDF and in forms that other programs read, with its files. */
@Injectable()
export class ZipExport {
  constructor(
    private readonly database: DataSource,
    private readonly content: PaperContent,
    private readonly setting: LongSettingProcess,
    private readonly writing: LongWritingProcess,
    private readonly copies: ItemCopies,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * The parts of the archive, one after the other; of none more is in memory than one PDF. The page that names all of them comes last.
   * @param report what could not be taken along is counted there
   * @throws NOT_FOUND, REMIX_TOO_LARGE with the number of things
   */
  async *parts(asking: Asker, job: ExportJob, lease: RowLease, report: { leftOut: number }): AsyncGenerator<ArchivePart> {
    const found = await this.database.transaction((manager) =>
      foundThings(manager, asking, job.itemIds ?? undefined, { as: 'looked', limit: exportJobs.things }),
    );
    lease.expect(found.length);
    const folders = new ArchiveFolders(EXPORT_WORDS[job.language]);
    for (const { item, facts } of found) {
      if (item.kind === 'folder') yield { name: folders.add(item), contents: Buffer.alloc(0) };
      else {
        const { path, told } = folders.place(item);
        for await (const part of this.thing({
          item,
          facts,
          lease,
          asking: { ...asking, item: { id: item.id, facts } },
          format: job,
          path,
          told,
        })) {
          told.paths.push(part.name);
          yield part;
        }
        if (told.left.length > 0) report.leftOut += 1;
      }
      lease.step();
    }
    yield { name: folders.pageName, contents: exportPage(folders.all(), job.language, new Date()), compress: true };
  }

  private async *thing(packed: Packed): AsyncGenerator<ArchivePart> {
    const { item, asking, path, told } = packed;
    yield* this.made(packed, 'pdf');
    yield* this.made(packed, 'docx');
    if (item.ownerId !== asking.account?.id) return void told.left.push({ why: 'foreign', numbers: {} });
    try {
      for await (const part of this.copies.contentOf(item, path)) yield { ...part, compress: true };
    } catch (error) {
      this.leaveOut(packed, error);
    }
    yield* this.files(packed);
  }

  private async *made(packed: Packed, extension: 'pdf' | 'docx'): AsyncGenerator<ArchivePart> {
    const { item, asking, format, path, lease } = packed;
    const kinds: readonly string[] = extension === 'pdf' ? PDF_KINDS : WORD_KINDS;
    if (!kinds.includes(item.kind)) return;
    let bytes: Uint8Array;
    try {
      const content = await this.content.of(asking, format, longPdf);
      const { lane, signal } = lease;
      bytes = await (extension === 'pdf' ? this.setting.set(lane, content, signal) : this.writing.write(lane, content, signal));
    } catch (error) {
      lease.signal.throwIfAborted();
      return this.leaveOut(packed, error);
    }
    yield { name: `${path}.${extension}`, contents: Buffer.from(bytes) };
  }

  private async *files({ item, path, format, told }: Packed): AsyncGenerator<ArchivePart> {
    const names = new UniqueNames();
    let count = 0;
    for (const { name, storageKey } of await this.copies.files(item.id)) {
      let isThere = false;
      for await (const part of this.copies.stored(storageKey, `${path} ${EXPORT_WORDS[format.language].files}/${names.ofFile(name)}`)) {
        isThere = true;
        yield part;
      }
      if (!isThere) count += 1;
    }
    if (count > 0) told.left.push({ why: 'files', numbers: { count } });
  }

  /** One that cannot be read keeps no other out of the archive. */
  private leaveOut({ item, told }: Packed, error: unknown): void {
    const data = error instanceof ORPCError ? (error.data as Record<string, unknown> | undefined) : undefined;
    const why = PDF_LIMITS.find((one) => one === data?.['of']) ?? 'broken';
    if (why === 'broken') this.logger.warn({ err: error, itemId: (item as Item).id }, 'something could not be taken along');
    if (!told.left.some((one) => one.why === why)) told.left.push({ why, numbers: data ?? {} });
  }
}
