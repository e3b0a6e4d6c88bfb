import { contract } from '@murmel/contracts';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Asked, type Asking } from '../../platform/asking.js';
import { RawCall } from '../../platform/call.js';
import { sentTo } from '../../platform/sent-to.js';
import type { PaperFormat } from '../pdf-layout/paper.js';
import { sendMade, sendPdf } from './papers.js';
import { UserPdfs } from './user-pdfs.js';

const { userPdfs, userDocuments } = contract;
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Routes for PDFs and word processor documents of items, for their readers. */
@Controller()
export class UserPdfsController {
  constructor(private readonly pdfs: UserPdfs) {}

  @RawCall(userPdfs.create)
  async pdf(@Asked() asking: Asking, @Res() reply: FastifyReply): Promise<void> {
    const { paper, tone, language } = sentTo<PaperFormat>(userPdfs.create, asking);
    const bytes = await this.pdfs.make(asking, { paper, tone, language });
    await sendPdf(reply, bytes);
  }

  @RawCall(userDocuments.create)
  async word(@Asked() asking: Asking, @Res() reply: FastifyReply): Promise<void> {
    const { language } = sentTo<Pick<PaperFormat, 'language'>>(userDocuments.create, asking);
    await sendMade(reply, WORD, 'murmel.docx', await this.pdfs.word(asking, language));
  }
}
