import { contract } from '@murmel/contracts';
import { Controller, Res } from '@nestjs/common';
import { implement } from '@orpc/nest';
import type { FastifyReply } from 'fastify';
import { Call, RawCall } from '../../../platform/call.js';
import { CurrentContext, type RequestContext } from '../../../platform/request-context.js';
import { InstalledLibraries } from './installed-libraries.js';

const calls = contract.h5pLibraries;

/** Libraries of H5P, for admins of the installation. */
@Controller()
export class H5pLibrariesController {
  constructor(private readonly libraries: InstalledLibraries) {}

  @Call(calls.list)
  list() {
    return implement(calls.list).handler(() => this.libraries.list());
  }

  @RawCall(calls.create)
  async create(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    await reply.status(201).send(await this.libraries.install(context));
  }
}
