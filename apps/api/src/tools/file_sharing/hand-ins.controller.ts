import { contract } from '@murmel/contracts';
import { Item } from '@murmel/server';
import { Controller, Res } from '@nestjs/common';
import { implement } from '@orpc/nest';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { Downloads } from '../../core/export-formats/downloads.js';
import { ItemCopies } from '../../core/export-formats/item-copies.js';
import { archiveFile } from '../../core/export-formats/table-file.js';
import { Asked, type Asking, itemOf } from '../../platform/asking.js';
import { Call, RawCall } from '../../platform/call.js';
import { handInArchive } from './hand-ins/hand-in-archive.js';
import { handInsOf, ownHandIn } from './hand-ins/read-hand-ins.js';
import { oneShare } from './one-share.js';

/** Endpoints for hand-ins. Files are sent and removed by `/owner_files`, as all files of items are. */
@Controller()
export class HandInsController {
  constructor(
    private readonly database: DataSource,
    private readonly downloads: Downloads,
    private readonly copies: ItemCopies,
  ) {}

  @Call(contract.fileSharing.handIns)
  handIns(@Asked() asking: Asking) {
    return implement(contract.fileSharing.handIns).handler(() => handInsOf(this.database.manager, itemOf(asking).id));
  }

  @Call(contract.fileSharing.ownHandIn)
  ownHandIn(@Asked() asking: Asking) {
    return implement(contract.fileSharing.ownHandIn).handler(() => ownHandIn(this.database.manager, asking));
  }

  @RawCall(contract.fileSharing.handInArchive)
  async archive(@Asked() asking: Asking, @Res() reply: FastifyReply): Promise<void> {
    const { manager } = this.database;
    const { id } = itemOf(asking);
    await oneShare(manager, id);
    const { title } = await manager.findOneByOrFail(Item, { id });
    await this.downloads.sendTable(
      asking,
      reply,
      archiveFile(title, 'files', () => handInArchive(manager, this.copies, id)),
    );
  }
}
