import { contract, type Partner as PartnerAnswer } from '@murmel/contracts';
import { Partner } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { Asked, type Asking, rowOf } from '../../platform/asking.js';
import { Call } from '../../platform/call.js';
import { Idempotency } from '../../platform/idempotency.js';
import { reachOf } from './partner-reach.js';
import { changePartner, listPartners, makePartner, partnerAnswers } from './partners.js';

const calls = contract.partners;

/** Who provides open material, as the editors present them. */
@Controller()
export class PartnersController {
  constructor(
    private readonly database: DataSource,
    private readonly idempotency: Idempotency,
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
      await this.database.manager.delete(Partner, { id: rowOf(asking, Partner).id });
      return {};
    });
  }

  private async answer(asking: Asking, id: string): Promise<PartnerAnswer> {
    const [partner] = await partnerAnswers(this.database.manager, asking, [id]);
    if (!partner) throw apiError('NOT_FOUND');
    return partner;
  }
}
