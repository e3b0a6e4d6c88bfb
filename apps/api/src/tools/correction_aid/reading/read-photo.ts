import { AI_PICTURE_TYPES, CORRECTION_LIMITS, SERVER_LIMITS } from '@murmel/contracts';
import { Injectable } from '@nestjs/common';
import { Ocr } from '../../../core/extraction/ocr.js';
import { Unreadable } from '../../../core/extraction/unreadable.js';
import { prepareFile } from '../../../core/file-storage/prepared-file.js';
import { ReceivedFiles } from '../../../core/file-storage/received-files.js';
import { apiError } from '../../../platform/api-error.js';
import { RateLimits } from '../../../platform/rate-limits.js';
import { accountOf, type RequestContext } from '../../../platform/request-context.js';

const { photoMegabytes, sureFrom, text } = CORRECTION_LIMITS;
/** Pages of others may be read before; a request that waits longer would be given up in between. */
const WAITS_MS = 2 * SERVER_LIMITS.ocr.withinSeconds * 1000;

/** Reads photos of pages on this machine. A provider never gets a photo: names on it could not be covered. */
@Injectable()
export class ReadPhoto {
  constructor(
    private readonly received: ReceivedFiles,
    private readonly ocr: Ocr,
    private readonly rateLimits: RateLimits,
  ) {}

  /** @throws UNREADABLE_FILE, UNAVAILABLE where others are read too long, TOO_MANY_REQUESTS, what `ReceivedFiles` and `prepareFile` throw */
  async of(context: RequestContext): Promise<{ text: string; sure: boolean }> {
    await this.rateLimits.reading(accountOf(context).id);
    return this.received.take(context, photoMegabytes, async (photo) => {
      await prepareFile(photo, { types: AI_PICTURE_TYPES, megabytes: photoMegabytes, thumbnails: false });
      const signal = AbortSignal.timeout(WAITS_MS);
      try {
        const [page] = await this.ocr.pictures([photo.path], { signal });
        return { text: page!.text.slice(0, text.max), sure: page!.confidence >= sureFrom };
      } catch (error) {
        if (signal.aborted) throw apiError('UNAVAILABLE');
        if (error instanceof Unreadable) throw apiError('UNREADABLE_FILE');
        throw error;
      }
    });
  }
}
