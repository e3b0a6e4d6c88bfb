import { type KnowledgeEnding, SERVER_LIMITS } from '@murmel/contracts';
import { Injectable } from '@nestjs/common';
import { FileTextWorker } from './file-text-worker.js';
import type { FileTextTask, ReadPages, ReadPassage } from './file-text-worker-task.js';
import { Ocr } from './ocr.js';
import { CUTS } from './passages.js';

/** Wishes of a reading. */
export interface FileTextManner {
  /** into passages that are found again one by one, or page by page */
  cut: FileTextTask['cut'];
  /** pages without words that are read as pictures, some 8 seconds each; further ones are left out */
  scans: keyof typeof SERVER_LIMITS.ocr.pages;
  signal?: AbortSignal;
}

/**
 * Text out of files: the one way for chats, assistants, questions to documents and converters. Pages of a PDF that hold no words are read as
 * pictures.
 */
@Injectable()
export class FileText {
  constructor(
    private readonly worker: FileTextWorker,
    private readonly ocr: Ocr,
  ) {}

  /**
   * Reads a file that lies on this machine, some pages at a time; of scans one by one, so that others are told how far it is.
   * @throws Unreadable, Error for what is our own fault, the reason of the signal
   */
  async *read(file: { path: string; ending: KnowledgeEnding }, { cut, scans, signal }: FileTextManner): AsyncGenerator<ReadPages> {
    let left: number = SERVER_LIMITS.ocr.pages[scans];
    for (let from: number | null = 1; from !== null; ) {
      const { passages, pages, next }: ReadPages = await this.worker.read({ ...file, from, cut }, signal);
      let ready: ReadPassage[] = [];
      const end: number = pages === null ? from : (next ?? pages + 1);
      for (let page = from; page < end; page += 1) {
        const own = passages.filter((passage) => passage.page === page);
        ready.push(...own);
        if (own.length > 0 || left === 0) continue;
        left -= 1;
        const { text } = await this.ocr.pdfPage(file.path, page, signal);
        ready.push(...CUTS[cut](text, page));
        // The last one of this lot says where it goes on.
        if (page + 1 < end) {
          yield { passages: ready, pages, next: page + 1 };
          ready = [];
        }
      }
      yield { passages: pages === null ? passages : ready, pages, next };
      from = next;
    }
  }
}
