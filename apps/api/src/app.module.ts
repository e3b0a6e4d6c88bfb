import type { Configuration, Logger } from '@murmel/server';
import { type DynamicModule, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { coreModules } from './core/core-modules.js';
import { LiveModule } from './live/live.module.js';
import { PlatformModule } from './platform/platform.module.js';
import { toolModules } from './tools/index.js';

interface Foundation {
  configuration: Configuration;
  logger: Logger;
  database: DataSource;
}

@Module({})
export class AppModule {
  /** @param foundation what exists before Nest does */
  static with(foundation: Foundation): DynamicModule {
    return { module: AppModule, imports: [PlatformModule.with(foundation), ...coreModules, ...toolModules, LiveModule] };
  }
}
