import { contract } from '@murmel/contracts';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Asked, type Asking } from '../../../platform/asking.js';
import { RawCall } from '../../../platform/call.js';
import { sentTo } from '../../../platform/sent-to.js';
import type { PaperFormat } from './paper.js';
import { sendPdf } from './papers.js';
import { UserPdfs } from './user-pdfs.js';

const { create } = contract.userPdfs;

/** Items on paper, for whoever may read them. */
@Controller()
export class UserPdfsController {
  constructor(private readonly pdfs: UserPdfs) {}

  @RawCall(create)
  async create(@Asked() asking: Asking, @Res() reply: FastifyReply): Promise<void> {
    const { paper, tone, language } = sentTo<PaperFormat>(create, asking);
    const bytes = await this.pdfs.make(asking, { paper, tone, language });
    await sendPdf(reply, bytes);
  }
}
