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
import { Asked, type Asking, itemOf } from '../../platform/asking.js';
import { Call, RawCall } from '../../platform/call.js';
import { Idempotency } from '../../platform/idempotency.js';
import { attach, detach } from './given/attach.js';
import { givenArchive } from './given/given-archive.js';
import { countDownloads, givenFiles } from './given/given-files.js';
import { oneShare } from './one-share.js';

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
  attach(@Asked() asking: Asking) {
    const { id: itemId } = itemOf(asking);
    return implement(contract.fileSharing.attach).handler(({ input: { shrineId: fileId, folder } }) =>
      this.idempotency.once(asking, { fileId, folder }, (manager) => attach(manager, { itemId, fileId, folder })),
    );
  }

  @Call(contract.fileSharing.detach)
  detach(@Asked() asking: Asking) {
    const { id: itemId } = itemOf(asking);
    return implement(contract.fileSharing.detach).handler(async ({ input: { shrineId: fileId } }) => {
      await this.database.transaction((manager) => detach(manager, itemId, fileId));
      // Its room is free at once.
      await this.unused.remove(itemId, [fileId]);
      return {};
    });
  }

  @RawCall(contract.fileSharing.archive)
  async archive(@Asked() asking: Asking, @Res() reply: FastifyReply): Promise<void> {
    const { manager } = this.database;
    const { id, facts } = itemOf(asking);
    await oneShare(manager, id);
    const { title } = await manager.findOneByOrFail(Item, { id });
    const taken = (await givenFiles(manager, id)).map((file) => file.id);
    await this.downloads.sendTable(
      asking,
      reply,
      archiveFile(title, 'files', () => givenArchive(manager, this.copies, id)),
    );
    if (!decide(asking.actor, 'item.update', { item: facts }).allow) await countDownloads(manager, id, taken);
  }
}
