import { Module } from '@nestjs/common';
import { FileStorageModule } from '../file-storage/file-storage.module.js';
import { BackgroundWatch } from './background-watch.js';
import { InstallationController } from './installation.controller.js';
import { InstallationOverviews } from './installation-overviews.js';
import { InstallationStates } from './installation-states.js';
import { Neighbours } from './neighbours.js';
import { OldestWaiting } from './oldest-waiting.js';

@Module({
  imports: [FileStorageModule],
  controllers: [InstallationController],
  providers: [BackgroundWatch, InstallationOverviews, InstallationStates, Neighbours, OldestWaiting],
})
export class InstallationModule {}
