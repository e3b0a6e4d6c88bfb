import { type H5pPackage as Answer, contract } from '@murmel/contracts';
import { type Configuration, H5pPackage } from '@murmel/server';
import { Controller, Inject } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { validate as isUuid } from 'uuid';
import { packageAccessToken } from '../../../core/h5p/package-access-token.js';
import { H5pPackages } from '../../../core/h5p/packages.js';
import { apiError } from '../../../platform/api-error.js';
import { Call } from '../../../platform/call.js';
import { CONFIGURATION } from '../../../platform/injection-tokens.js';
import { CurrentContext, partIdOf, type RequestContext } from '../../../platform/request-context.js';
import { userContentOrigin } from '../../../platform/usercontent/usercontent-origin.js';
import { Worksheets } from '../worksheets.js';
import { knownBlock } from './block-answer.js';

/** Endpoints for the H5P packages of blocks, for callers who may see the block. */
@Controller()
export class PackagesController {
  constructor(
    private readonly sheets: Worksheets,
    private readonly packages: H5pPackages,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  @Call(contract.worksheets.package)
  package(@CurrentContext() context: RequestContext) {
    return implement(contract.worksheets.package).handler(async () => this.answer(context, await this.asked(context)));
  }

  @Call(contract.worksheets.retryPackage)
  retryPackage(@CurrentContext() context: RequestContext) {
    return implement(contract.worksheets.retryPackage).handler(async () => {
      const { found } = await this.asked(context);
      await this.packages.again(found);
      return this.answer(context, await this.asked(context));
    });
  }

  /** @throws NOT_FOUND, H5P_NOT_FOUND for blocks that play nothing */
  private async asked(context: RequestContext): Promise<{ fileId: string; found: H5pPackage }> {
    const asked = await this.sheets.requested(context);
    const block = knownBlock(asked, partIdOf(context));
    const fileId = block.kind === 'H5p' ? block.content.file : null;
    const found = fileId !== null && isUuid(fileId) ? await this.packages.one(asked.itemId, fileId) : undefined;
    if (fileId === null || !found) throw apiError('H5P_NOT_FOUND');
    return { fileId, found };
  }

  private answer({ request }: RequestContext, { fileId, found: { state, reason, hosts } }: { fileId: string; found: H5pPackage }): Answer {
    const origin = userContentOrigin(this.configuration, request.hostname);
    const address = state === 'ready' ? `${origin}/h5p/${packageAccessToken(this.configuration, fileId)}/` : null;
    return { state, reason, hosts, address };
  }
}
