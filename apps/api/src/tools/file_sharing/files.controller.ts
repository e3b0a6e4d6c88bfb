import { decide } from '@murmel/access-policy';
import { contract } from '@murmel/contracts';
import { Item } from '@murmel/server';
import { Controller, Res } from '@nestjs/common';
import { implement } from '@orpc/nest';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { Downloads } from '../../core/export-formats/downloads.js';
import { ItemCopies } from '../../core/export-formats/item-copies.js';
import { archiveFile } from '../../core/export-formats/table-file.js';
import { UnusedFiles } from '../../core/files/unused-files.js';
import { Call, RawCall } from '../../platform/call.js';
import { Idempotency } from '../../platform/idempotency.js';
import { CurrentContext, itemOf, type RequestContext } from '../../platform/request-context.js';
import { fileShareOf } from './file-share-repository.js';
import { attachFiles, detachFile } from './handouts/attach-files.js';
import { handoutArchive } from './handouts/handout-archive.js';
import { countDownloads, handoutFiles } from './handouts/handout-files.js';

/** Endpoints for offered files: attach, remove, download all. */
@Controller()
export class FilesController {
  constructor(
    private readonly database: DataSource,
    private readonly idempotency: Idempotency,
    private readonly unused: UnusedFiles,
    private readonly downloads: Downloads,
    private readonly copies: ItemCopies,
  ) {}

  @Call(contract.fileSharing.attach)
  attach(@CurrentContext() context: RequestContext) {
    const { id: itemId } = itemOf(context);
    return implement(contract.fileSharing.attach).handler(({ input: { shrineId: fileId, folder } }) =>
      this.idempotency.once(context, { fileId, folder }, (manager) => attachFiles(manager, { itemId, fileId, folder })),
    );
  }

  @Call(contract.fileSharing.detach)
  detach(@CurrentContext() context: RequestContext) {
    const { id: itemId } = itemOf(context);
    return implement(contract.fileSharing.detach).handler(async ({ input: { shrineId: fileId } }) => {
      await this.database.transaction((manager) => detachFile(manager, itemId, fileId));
      // Its room is free at once.
      await this.unused.remove(itemId, [fileId]);
      return {};
    });
  }

  @RawCall(contract.fileSharing.archive)
  async archive(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    const { manager } = this.database;
    const { id, facts } = itemOf(context);
    await fileShareOf(manager, id);
    const { title } = await manager.findOneByOrFail(Item, { id });
    const taken = (await handoutFiles(manager, id)).map((file) => file.id);
    await this.downloads.sendTable(
      context,
      reply,
      archiveFile(title, 'files', () => handoutArchive(manager, this.copies, id)),
    );
    if (!decide(context.actor, 'item.update', { item: facts }).allow) await countDownloads(manager, id, taken);
  }
}
