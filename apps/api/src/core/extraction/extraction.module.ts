import { Module } from '@nestjs/common';
import { FileTextWorker } from './file-text-worker.js';
import { Ocr } from './ocr.js';

/** Text out of files: the one way for chats, assistants, questions to documents, converters and photos of pupils' work. */
@Module({ providers: [FileTextWorker, Ocr], exports: [FileTextWorker, Ocr] })
export class ExtractionModule {}
