import { contract, type Partner as PartnerAnswer } from '@murmel/contracts';
import { Partner } from '@murmel/server';
import { Controller, Res } from '@nestjs/common';
import { implement } from '@orpc/nest';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { Call, RawCall } from '../../platform/call.js';
import { Idempotency } from '../../platform/idempotency.js';
import { CurrentContext, type RequestContext, rowOf } from '../../platform/request-context.js';
import { Storage } from '../../platform/storage/storage.js';
import { sendStoredFile } from '../file-storage/send-stored-file.js';
import { LOGO_TYPE, PartnerLogos } from './partner-logos.js';
import { partnerVisibility } from './partner-visibility.js';
import { changePartner, listPartners, makePartner, partnerAnswers } from './partners.js';

const calls = contract.partners;

/** Routes for providers of open material, as the editors present them. */
@Controller()
export class PartnersController {
  constructor(
    private readonly database: DataSource,
    private readonly idempotency: Idempotency,
    private readonly logos: PartnerLogos,
    private readonly storage: Storage,
  ) {}

  @Call(calls.list)
  list(@CurrentContext() context: RequestContext) {
    return implement(calls.list).handler(async ({ input }) => {
      const { manager } = this.database;
      const reach = partnerVisibility(context);
      if (input.international && reach === 'published') throw apiError('NOT_FOUND');
      const { partners, total } = await listPartners(manager, reach, input);
      const entries = await partnerAnswers(
        manager,
        context,
        partners.map(({ id }) => id),
      );
      return { entries, total, page: input.page, limit: input.limit };
    });
  }

  @Call(calls.get)
  get(@CurrentContext() context: RequestContext) {
    return implement(calls.get).handler(() => this.answer(context, rowOf(context, Partner).id));
  }

  @Call(calls.create)
  create(@CurrentContext() context: RequestContext) {
    return implement(calls.create).handler(async ({ input }) =>
      this.answer(context, await this.idempotency.once(context, input, (manager) => makePartner(manager, input))),
    );
  }

  @Call(calls.update)
  update(@CurrentContext() context: RequestContext) {
    return implement(calls.update).handler(async ({ input: { id: _taken, ...fields } }) => {
      const partner = rowOf(context, Partner);
      await changePartner(this.database.manager, partner, fields);
      return this.answer(context, partner.id);
    });
  }

  @Call(calls.remove)
  remove(@CurrentContext() context: RequestContext) {
    return implement(calls.remove).handler(async () => {
      await this.logos.removePartner(context);
      return {};
    });
  }

  @RawCall(calls.putLogo)
  async putLogo(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    await this.logos.put(context);
    await reply.status(201).send(await this.answer(context, rowOf(context, Partner).id));
  }

  @RawCall(calls.logo)
  async logo(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    const { storageKey } = rowOf(context, Partner);
    if (storageKey === null) throw apiError('NOT_FOUND');
    await sendStoredFile(this.storage, context.request, reply, {
      storageKey,
      tag: storageKey,
      contentType: LOGO_TYPE,
      disposition: 'inline',
    });
  }

  @Call(calls.removeLogo)
  removeLogo(@CurrentContext() context: RequestContext) {
    return implement(calls.removeLogo).handler(async () => {
      await this.logos.remove(context);
      return {};
    });
  }

  private async answer(context: RequestContext, id: string): Promise<PartnerAnswer> {
    const [partner] = await partnerAnswers(this.database.manager, context, [id]);
    if (!partner) throw apiError('NOT_FOUND');
    return partner;
  }
}
