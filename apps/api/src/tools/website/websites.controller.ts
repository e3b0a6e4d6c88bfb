import { contract, TOOLS, type ToolItem } from '@murmel/contracts';
import { type Configuration, Item } from '@murmel/server';
import { Controller, Inject, Res } from '@nestjs/common';
import { implement } from '@orpc/nest';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { Downloads } from '../../core/export-formats/downloads.js';
import { ItemCopies } from '../../core/export-formats/item-copies.js';
import { archiveFile } from '../../core/export-formats/table-file.js';
import { ToolItems } from '../../core/items/tool-items.js';
import { BoardVersions } from '../../core/versions/board-versions.js';
import { Versions } from '../../core/versions/versions.js';
import { Call, RawCall } from '../../platform/call.js';
import { CONFIGURATION } from '../../platform/injection-tokens.js';
import { CurrentContext, itemOf, type RequestContext } from '../../platform/request-context.js';
import { websiteOf } from './publication.js';
import { publishWebsite, unpublishWebsite } from './publish-website.js';
import { STORED_WEBSITE } from './stored-website.js';

/** Endpoints for the public content of a website, and for the history of its draft. */
@Controller()
export class WebsitesController {
  constructor(
    private readonly database: DataSource,
    private readonly items: ToolItems,
    private readonly history: Versions,
    private readonly boards: BoardVersions,
    private readonly copies: ItemCopies,
    private readonly downloads: Downloads,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  @Call(contract.websites.publish)
  publish(@CurrentContext() context: RequestContext) {
    return implement(contract.websites.publish).handler(async ({ input: { imprint, privacyNote } }) => {
      await this.database.transaction((manager) =>
        publishWebsite(manager, itemOf(context).id, { imprint, privacyNote }, this.configuration.legal.imprint),
      );
      return this.answer(context);
    });
  }

  @Call(contract.websites.unpublish)
  unpublish(@CurrentContext() context: RequestContext) {
    return implement(contract.websites.unpublish).handler(async () => {
      await this.database.transaction((manager) => unpublishWebsite(manager, itemOf(context).id));
      return this.answer(context);
    });
  }

  @RawCall(contract.websites.archive)
  async archive(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    const { manager } = this.database;
    const { id } = itemOf(context);
    await websiteOf(manager, id);
    const { title } = await manager.findOneByOrFail(Item, { id });
    const files = () => this.copies.folderOf({ id, kind: TOOLS.website.kind }, '');
    await this.downloads.sendTable(context, reply, archiveFile(title, 'website', files));
  }

  @Call(contract.websites.versions)
  versions(@CurrentContext() context: RequestContext) {
    return implement(contract.websites.versions).handler(({ input }) => this.history.list(context, input));
  }

  @Call(contract.websites.version)
  version(@CurrentContext() context: RequestContext) {
    return implement(contract.websites.version).handler(({ input }) => this.boards.one(context, STORED_WEBSITE, input.versionId));
  }

  @Call(contract.websites.restoreVersion)
  restoreVersion(@CurrentContext() context: RequestContext) {
    return implement(contract.websites.restoreVersion).handler(async ({ input }) => {
      await this.boards.restore(context, STORED_WEBSITE, input.versionId);
      return {};
    });
  }

  private answer(context: RequestContext): Promise<ToolItem<'website'>> {
    return this.items.get(TOOLS.website.kind, context) as Promise<ToolItem<'website'>>;
  }
}
