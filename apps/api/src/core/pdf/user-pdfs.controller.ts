import { contract } from '@murmel/contracts';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RawCall } from '../../platform/call.js';
import { rawInput } from '../../platform/raw-input.js';
import { CurrentContext, type RequestContext } from '../../platform/request-context.js';
import type { PdfFormat } from '../pdf-layout/pdf-layout.js';
import { sendFile, sendPdf } from './pdf.service.js';
import { UserPdfs } from './user-pdfs.js';

const { userPdfs, userDocuments } = contract;
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Routes for PDFs and word processor documents of items, for their readers. */
@Controller()
export class UserPdfsController {
  constructor(private readonly pdfs: UserPdfs) {}

  @RawCall(userPdfs.create)
  async pdf(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    const { paper, tone, language } = rawInput<PdfFormat>(userPdfs.create, context);
    await sendPdf(reply, await this.pdfs.make(context, { paper, tone, language }));
  }

  @RawCall(userDocuments.create)
  async word(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    const { language } = rawInput<Pick<PdfFormat, 'language'>>(userDocuments.create, context);
    await sendFile(reply, WORD, 'murmel.docx', await this.pdfs.word(context, language));
  }
}
