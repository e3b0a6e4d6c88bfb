import { PDF_KINDS, PDF_LIMITS, SERVER_LIMITS, WORD_KINDS } from '@murmel/contracts';
import type { ExportJob, Item, Logger } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { ORPCError } from '@orpc/server';
import { DataSource } from 'typeorm';
import { LOGGER } from '../../../platform/injection-tokens.js';
import type { Caller } from '../../../platform/request-context.js';
import { ItemCopies } from '../../export-formats/item-copies.js';
import { UniqueNames } from '../../export-formats/unique-names.js';
import { LongWordWorker } from '../../export-formats/word/word-worker.js';
import type { ZipEntry } from '../../export-formats/zip-archive.js';
import { PdfContent } from '../../pdf/pdf-content.js';
import { LongPdfWorker } from '../../pdf/pdf-worker.js';
import type { PdfFormat } from '../../pdf-layout/pdf-layout.js';
import type { RowLease } from '../../queue/row-lease.js';
import { type ExportableItem, exportableItems } from '../exportable-items.js';
import { ArchiveFolders } from './archive-folders.js';
import { exportPage, type ListedExportItem } from './export-page.js';
import { EXPORT_TEXTS } from './export-texts.js';

const { longPdf, exportJobs } = SERVER_LIMITS;

/** One thing on its way into the archive. */
interface Packed extends ExportableItem {
  lease: RowLease;
  caller: Caller;
  format: PdfFormat;
  /** path of its files, without an extension */
  path: string;
  told: ListedExportItem;
}

/** A folder, or everything of one's own, as a zip archive: each thing as a PDF and in forms that other programs read, with its files. */
@Injectable()
export class ZipExport {
  constructor(
    private readonly database: DataSource,
    private readonly content: PdfContent,
    private readonly setting: LongPdfWorker,
    private readonly writing: LongWordWorker,
    private readonly copies: ItemCopies,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * The parts of the archive, one after the other; of none more is in memory than one PDF. The page that names all of them comes last.
   * @param report what could not be taken along is counted there
   * @throws NOT_FOUND, REMIX_TOO_LARGE with the number of things
   */
  async *parts(caller: Caller, job: ExportJob, lease: RowLease, report: { leftOut: number }): AsyncGenerator<ZipEntry> {
    const found = await this.database.transaction((manager) =>
      exportableItems(manager, caller, job.itemIds ?? undefined, { as: 'looked', limit: exportJobs.things }),
    );
    lease.expect(found.length);
    const folders = new ArchiveFolders(EXPORT_TEXTS[job.language]);
    for (const { item, facts } of found) {
      if (item.kind === 'folder') yield { name: folders.add(item), contents: Buffer.alloc(0) };
      else {
        const { path, told } = folders.place(item);
        for await (const part of this.thing({
          item,
          facts,
          lease,
          caller: { ...caller, item: { id: item.id, facts } },
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

  private async *thing(packed: Packed): AsyncGenerator<ZipEntry> {
    const { item, caller, path, told } = packed;
    yield* this.made(packed, 'pdf');
    yield* this.made(packed, 'docx');
    if (item.ownerId !== caller.account?.id) return void told.left.push({ why: 'foreign', numbers: {} });
    try {
      for await (const part of this.copies.contentOf(item, path)) yield { ...part, compress: true };
    } catch (error) {
      this.leaveOut(packed, error);
    }
    yield* this.files(packed);
  }

  private async *made(packed: Packed, extension: 'pdf' | 'docx'): AsyncGenerator<ZipEntry> {
    const { item, caller, format, path, lease } = packed;
    const kinds: readonly string[] = extension === 'pdf' ? PDF_KINDS : WORD_KINDS;
    if (!kinds.includes(item.kind)) return;
    let bytes: Uint8Array;
    try {
      const content = await this.content.of(caller, format, longPdf);
      const { lane, signal } = lease;
      bytes = await (extension === 'pdf'
        ? this.setting.render(lane, content, signal).then((made) => made.bytes)
        : this.writing.write(lane, content, signal));
    } catch (error) {
      lease.signal.throwIfAborted();
      return this.leaveOut(packed, error);
    }
    yield { name: `${path}.${extension}`, contents: Buffer.from(bytes) };
  }

  private async *files({ item, path, format, told }: Packed): AsyncGenerator<ZipEntry> {
    const names = new UniqueNames();
    let count = 0;
    for (const { name, storageKey } of await this.copies.files(item.id)) {
      let isThere = false;
      for await (const part of this.copies.stored(storageKey, `${path} ${EXPORT_TEXTS[format.language].files}/${names.ofFile(name)}`)) {
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
