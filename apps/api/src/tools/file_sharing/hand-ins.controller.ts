import { contract } from '@murmel/contracts';
import { Item } from '@murmel/server';
import { Controller, Res } from '@nestjs/common';
import { implement } from '@orpc/nest';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { Downloads } from '../../core/export-formats/downloads.js';
import { ItemCopies } from '../../core/export-formats/item-copies.js';
import { archiveFile } from '../../core/export-formats/table-file.js';
import { Call, RawCall } from '../../platform/call.js';
import { CurrentContext, itemOf, type RequestContext } from '../../platform/request-context.js';
import { fileShareOf } from './file-share-repository.js';
import { handInArchive } from './hand-ins/hand-in-archive.js';
import { handInsOf, ownHandIn } from './hand-ins/read-hand-ins.js';

/** Endpoints for hand-ins. Files are sent and removed by `/owner_files`, as all files of items are. */
@Controller()
export class HandInsController {
  constructor(
    private readonly database: DataSource,
    private readonly downloads: Downloads,
    private readonly copies: ItemCopies,
  ) {}

  @Call(contract.fileSharing.handIns)
  handIns(@CurrentContext() context: RequestContext) {
    return implement(contract.fileSharing.handIns).handler(() => handInsOf(this.database.manager, itemOf(context).id));
  }

  @Call(contract.fileSharing.ownHandIn)
  ownHandIn(@CurrentContext() context: RequestContext) {
    return implement(contract.fileSharing.ownHandIn).handler(() => ownHandIn(this.database.manager, context));
  }

  @RawCall(contract.fileSharing.handInArchive)
  async archive(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    const { manager } = this.database;
    const { id } = itemOf(context);
    await fileShareOf(manager, id);
    const { title } = await manager.findOneByOrFail(Item, { id });
    await this.downloads.sendTable(
      context,
      reply,
      archiveFile(title, 'files', () => handInArchive(manager, this.copies, id)),
    );
  }
}
