import type { Configuration, Logger } from '@murmel/server';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CONFIGURATION, LOGGER } from '../../platform/injection-tokens.js';
import { SearchIndexWriter } from './search-index-writer.js';

const EVERY_MS = 1000;
/** Rest between rounds, which limits them to a fifth of this process's time for any amount of text. */
const REST = 4;

/** Looks every second whether items say something else. A queue would ask as often, and know no more. */
@Injectable()
export class SearchIndexRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly writer: SearchIndexWriter,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Tests turn the clock themselves: there nothing runs on its own. */
  onApplicationBootstrap(): void {
    if (this.configuration.mode !== 'test') this.next(EVERY_MS);
  }

  /** A round that is under way may finish. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private next(inMs: number): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.running = this.run();
    }, inMs);
    this.timer.unref();
  }

  private async run(): Promise<void> {
    const began = performance.now();
    const read = await this.writer.round().catch((error: unknown) => {
      this.logger.warn({ err: error }, 'words of items are read again later');
      return 0;
    });
    this.next(read > 0 ? Math.min(EVERY_MS * REST, (performance.now() - began) * REST) : EVERY_MS);
  }
}
