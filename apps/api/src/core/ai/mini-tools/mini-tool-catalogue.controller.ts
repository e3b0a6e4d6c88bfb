import { contract, MINI_TOOLS, miniToolOf } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { apiError } from '../../../platform/api-error.js';
import { Call } from '../../../platform/call.js';
import { normalizeText } from '../../../platform/normalize-text.js';
import { accountOf, CurrentContext, type RequestContext } from '../../../platform/request-context.js';
import { languageOf, listedMiniTool, miniToolForm } from './mini-tool-answer.js';
import { MiniToolFavourites } from './mini-tool-favourites.js';
import { MiniToolRequests } from './mini-tool-requests.js';

const calls = contract.miniToolCatalogue;

/** The forms that come with the product, for teachers. */
@Controller()
export class MiniToolCatalogueController {
  constructor(
    private readonly requests: MiniToolRequests,
    private readonly favourites: MiniToolFavourites,
  ) {}

  @Call(calls.list)
  list(@CurrentContext() context: RequestContext) {
    return implement(calls.list).handler(async ({ input: { page, limit, category, query, language } }) => {
      const favourites = await this.favourites.of(accountOf(context).id);
      const words = normalizeText(query ?? '')
        .trim()
        .split(' ');
      const found = MINI_TOOLS.filter((tool) => !category || tool.category === category)
        .map((tool) => listedMiniTool(tool, languageOf(context, language), favourites))
        .filter(({ name, text }) => words.every((word) => normalizeText(`${name} ${text}`).includes(word)));
      return { entries: found.slice((page - 1) * limit, page * limit), total: found.length, page, limit };
    });
  }

  @Call(calls.featured)
  featured(@CurrentContext() context: RequestContext) {
    return implement(calls.featured).handler(async ({ input: { language } }) => {
      const favourites = await this.favourites.of(accountOf(context).id);
      return MINI_TOOLS.filter(({ featured }) => featured).map((tool) => listedMiniTool(tool, languageOf(context, language), favourites));
    });
  }

  @Call(calls.get)
  get(@CurrentContext() context: RequestContext) {
    return implement(calls.get).handler(async ({ input: { id, language } }) => {
      const tool = miniToolOf(id);
      if (!tool) throw apiError('NOT_FOUND');
      return miniToolForm(tool, languageOf(context, language), await this.favourites.of(accountOf(context).id));
    });
  }

  @Call(calls.favour)
  favour(@CurrentContext() context: RequestContext) {
    return implement(calls.favour).handler(async ({ input: { id, favourite } }) => {
      if (!miniToolOf(id)) throw apiError('NOT_FOUND');
      await this.favourites.set(accountOf(context).id, id, favourite);
      return { favourite };
    });
  }

  @Call(calls.ask)
  ask(@CurrentContext() context: RequestContext) {
    return implement(calls.ask).handler(({ input: { id, ...question } }) => {
      const tool = miniToolOf(id);
      if (!tool) throw apiError('NOT_FOUND');
      return this.requests.ask(context, { tool, own: false, colour: null }, question);
    });
  }
}
