import { Module } from '@nestjs/common';
import { FileText } from './file-text.js';
import { FileTextWorker } from './file-text-worker.js';
import { Ocr } from './ocr.js';

/** Text out of files: the one way for chats, assistants, questions to documents, converters and photos of pupils' work. */
@Module({ providers: [FileText, FileTextWorker, Ocr], exports: [FileText, Ocr] })
export class ExtractionModule {}
