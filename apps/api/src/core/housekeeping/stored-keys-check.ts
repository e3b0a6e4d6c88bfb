import { type Configuration, countUnreadable, type Logger } from '@murmel/server';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIGURATION, LOGGER } from '../../platform/injection-tokens.js';

/** Logs at startup if none of the given secrets decrypts the stored codes. Otherwise a class would notice it at sign-in. */
@Injectable()
export class StoredKeysCheck implements OnApplicationBootstrap {
  constructor(
    private readonly database: DataSource,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const values = await countUnreadable(this.database, this.configuration);
    if (values > 0)
      this.logger.error(
        { values },
        'stored codes cannot be read: they were made with a SECRET that is neither SECRET nor in SECRET_PREVIOUS',
      );
  }
}
