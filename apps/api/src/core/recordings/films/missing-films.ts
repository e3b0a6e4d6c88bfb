import type { Configuration, Logger } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIGURATION, LOGGER } from '../../../platform/injection-tokens.js';
import { PollingRunner } from '../../../platform/processes/polling-runner.js';

/** Bytes of recordings in a container that not every device plays, and for which nothing was ordered. */
const MISSING = `select distinct f.storage_key from recording r join owner_file f on f.id = r.id
   where f.content_type like '%/webm' and not exists (select 1 from recording_film m where m.storage_key = f.storage_key) limit 100`;

/** Orders MP4s of recordings that came another way: brought in as a file, or made before the operator named an ffmpeg. */
@Injectable()
export class MissingFilms extends PollingRunner {
  private readonly makes: boolean;

  constructor(
    private readonly database: DataSource,
    @Inject(CONFIGURATION) configuration: Configuration,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger, configuration, { everyMs: 60_000, failed: 'recordings without an MP4 are looked for again later' });
    this.makes = configuration.ffmpegPath !== undefined;
  }

  async round(): Promise<void> {
    if (this.makes) await this.database.query(`insert into recording_film (storage_key) ${MISSING} on conflict do nothing`);
  }
}
