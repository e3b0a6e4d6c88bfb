import { contract, type Partner as PartnerAnswer } from '@murmel/contracts';
import { Partner } from '@murmel/server';
import { Controller, Res } from '@nestjs/common';
import { implement } from '@orpc/nest';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { Asked, type Asking, rowOf } from '../../platform/asking.js';
import { Call, RawCall } from '../../platform/call.js';
import { Idempotency } from '../../platform/idempotency.js';
import { Storage } from '../../platform/storage/storage.js';
import { sendStored } from '../file-storage/send-stored.js';
import { LOGO_TYPE, PartnerLogos } from './partner-logos.js';
import { reachOf } from './partner-reach.js';
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
  list(@Asked() asking: Asking) {
    return implement(calls.list).handler(async ({ input }) => {
      const { manager } = this.database;
      const reach = reachOf(asking);
      if (input.international && reach === 'published') throw apiError('NOT_FOUND');
      const { partners, total } = await listPartners(manager, reach, input);
      const entries = await partnerAnswers(
        manager,
        asking,
        partners.map(({ id }) => id),
      );
      return { entries, total, page: input.page, limit: input.limit };
    });
  }

  @Call(calls.get)
  get(@Asked() asking: Asking) {
    return implement(calls.get).handler(() => this.answer(asking, rowOf(asking, Partner).id));
  }

  @Call(calls.create)
  create(@Asked() asking: Asking) {
    return implement(calls.create).handler(async ({ input }) =>
      this.answer(asking, await this.idempotency.once(asking, input, (manager) => makePartner(manager, input))),
    );
  }

  @Call(calls.update)
  update(@Asked() asking: Asking) {
    return implement(calls.update).handler(async ({ input: { id: _taken, ...fields } }) => {
      const partner = rowOf(asking, Partner);
      await changePartner(this.database.manager, partner, fields);
      return this.answer(asking, partner.id);
    });
  }

  @Call(calls.remove)
  remove(@Asked() asking: Asking) {
    return implement(calls.remove).handler(async () => {
      await this.logos.removePartner(asking);
      return {};
    });
  }

  @RawCall(calls.putLogo)
  async putLogo(@Asked() asking: Asking, @Res() reply: FastifyReply): Promise<void> {
    await this.logos.put(asking);
    await reply.status(201).send(await this.answer(asking, rowOf(asking, Partner).id));
  }

  @RawCall(calls.logo)
  async logo(@Asked() asking: Asking, @Res() reply: FastifyReply): Promise<void> {
    const { storageKey } = rowOf(asking, Partner);
    if (storageKey === null) throw apiError('NOT_FOUND');
    await sendStored(this.storage, asking.request, reply, { storageKey, tag: storageKey, contentType: LOGO_TYPE, disposition: 'inline' });
  }

  @Call(calls.removeLogo)
  removeLogo(@Asked() asking: Asking) {
    return implement(calls.removeLogo).handler(async () => {
      await this.logos.remove(asking);
      return {};
    });
  }

  private async answer(asking: Asking, id: string): Promise<PartnerAnswer> {
    const [partner] = await partnerAnswers(this.database.manager, asking, [id]);
    if (!partner) throw apiError('NOT_FOUND');
    return partner;
  }
}
