import { contract, TOOLS, type ToolItem } from '@murmel/contracts';
import type { Configuration } from '@murmel/server';
import { Controller, Inject } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { ToolItems } from '../../core/items/tool-items.js';
import { BoardVersions } from '../../core/versions/board-versions.js';
import { Versions } from '../../core/versions/versions.js';
import { Call } from '../../platform/call.js';
import { CONFIGURATION } from '../../platform/injection-tokens.js';
import { CurrentContext, itemOf, type RequestContext } from '../../platform/request-context.js';
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
