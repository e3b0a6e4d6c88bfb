import { contract, TOOLS, type ToolItem } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { ToolItems } from '../../core/items/tool-items.js';
import { BoardVersions } from '../../core/versions/board-versions.js';
import { Versions } from '../../core/versions/versions.js';
import { Asked, type Asking, itemOf } from '../../platform/asking.js';
import { Call } from '../../platform/call.js';
import { publishWebsite, unpublishWebsite } from './publish.js';
import { STORED_WEBSITE } from './stored-website.js';

/** Endpoints for the public content of a website, and for the history of its draft. */
@Controller()
export class WebsitesController {
  constructor(
    private readonly database: DataSource,
    private readonly items: ToolItems,
    private readonly history: Versions,
    private readonly boards: BoardVersions,
  ) {}

  @Call(contract.websites.publish)
  publish(@Asked() asking: Asking) {
    return implement(contract.websites.publish).handler(async ({ input: { imprint, privacyNote } }) => {
      await this.database.transaction((manager) => publishWebsite(manager, itemOf(asking).id, { imprint, privacyNote }));
      return this.answer(asking);
    });
  }

  @Call(contract.websites.unpublish)
  unpublish(@Asked() asking: Asking) {
    return implement(contract.websites.unpublish).handler(async () => {
      await this.database.transaction((manager) => unpublishWebsite(manager, itemOf(asking).id));
      return this.answer(asking);
    });
  }

  @Call(contract.websites.versions)
  versions(@Asked() asking: Asking) {
    return implement(contract.websites.versions).handler(({ input }) => this.history.list(asking, input));
  }

  @Call(contract.websites.version)
  version(@Asked() asking: Asking) {
    return implement(contract.websites.version).handler(({ input }) => this.boards.one(asking, STORED_WEBSITE, input.versionId));
  }

  @Call(contract.websites.restoreVersion)
  restoreVersion(@Asked() asking: Asking) {
    return implement(contract.websites.restoreVersion).handler(async ({ input }) => {
      await this.boards.restore(asking, STORED_WEBSITE, input.versionId);
      return {};
    });
  }

  private answer(asking: Asking): Promise<ToolItem<'website'>> {
    return this.items.get(TOOLS.website.kind, asking) as Promise<ToolItem<'website'>>;
  }
}
