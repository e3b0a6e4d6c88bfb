import { SERVER_LIMITS } from '@murmel/contracts';
import type { Logger } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER } from '../../platform/injection-tokens.js';
import { WorkerProcess } from '../../platform/processes/worker-process.js';
import type { OcrAnswer, OcrTask, ReadPicture } from './ocr-worker-task.js';
import { Unreadable } from './unreadable.js';

const { megabytes, heapMegabytes, withinSeconds } = SERVER_LIMITS.ocr;

/** Wishes of a reading. */
export interface OcrManner {
  /** ends it at once; the call is rejected with the reason of the signal */
  signal?: AbortSignal;
  /** told after each page: how many were read, and of how many */
  progress?: (done: number, total: number) => void | Promise<void>;
}

/**
 * Reads printed words on pictures, on this machine and offline, in a process of its own with limits on memory and time. Pages of all callers
 * take turns, about 8 seconds of one core each (A4, measured), so call it from work in the background. Handwriting is read badly:
 * look at `confidence`.
 *
 * Photos and scans of several pages:
 * `const pages = await ocr.pictures(paths, { signal, progress: (done, total) => lease.keep(…) });`
 */
@Injectable()
export class Ocr extends WorkerProcess<OcrTask, OcrAnswer> {
  constructor(@Inject(LOGGER) logger: Logger) {
    const program = new URL('./ocr-worker-process', import.meta.url);
    const name = 'the process that reads words on pictures';
    super({ name, program, heapMegabytes, megabytes, withinSeconds, retiresAt: 650, niceness: 5 }, logger);
  }

  /**
   * Reads pictures one after the other: JPEG, PNG or WebP of at most 50 megapixels, also sideways and upside down.
   * @param paths of files on this machine, in the order of their pages
   * @returns one entry a picture; its text is empty where no words are on it
   * @throws Unreadable `broken` for what is no picture, `work` where one took more than 90 seconds or 1,000 MB
   */
  async pictures(paths: readonly string[], { signal, progress }: OcrManner = {}): Promise<ReadPicture[]> {
    const read: ReadPicture[] = [];
    for (const path of paths) {
      read.push(await this.page({ path, page: null }, signal));
      await progress?.(read.length, paths.length);
    }
    return read;
  }

  /**
   * Draws a page of a PDF and reads its words, for pages that are scans.
   * @param page from 1 @throws Unreadable as `pictures`, `locked` where it has a password
   */
  pdfPage(path: string, page: number, signal?: AbortSignal): Promise<ReadPicture> {
    return this.page({ path, page }, signal);
  }

  private async page(task: OcrTask, signal: AbortSignal | undefined): Promise<ReadPicture> {
    const answer = await this.run(task, signal);
    signal?.throwIfAborted();
    if (!answer) throw new Unreadable('work');
    if (answer.kind === 'failed') throw new Unreadable(answer.failure);
    if (answer.kind === 'read') return { text: answer.text, confidence: answer.confidence, turned: answer.turned };
    throw new Error(`A picture could not be read: ${answer.kind === 'fault' ? answer.message : answer.kind}`);
  }
}
