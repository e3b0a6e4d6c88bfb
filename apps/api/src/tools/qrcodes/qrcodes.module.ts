import type { Configuration } from '@murmel/server';
import { Inject, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIGURATION } from '../../platform/injection-tokens.js';
import { setPublicUrl } from './public-url.js';

/** Codes have no calls but those of every tool. */
@Module({})
export class QrcodesModule {
  constructor(database: DataSource, @Inject(CONFIGURATION) { publicUrl }: Configuration) {
    setPublicUrl(database, publicUrl);
  }
}
