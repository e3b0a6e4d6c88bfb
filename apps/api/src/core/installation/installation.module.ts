import { Module } from '@nestjs/common';
import { FileStorageModule } from '../file-storage/file-storage.module.js';
import { InstallationController } from './installation.controller.js';
import { InstallationOverviews } from './installation-overviews.js';
import { InstallationStates } from './installation-states.js';

@Module({ imports: [FileStorageModule], controllers: [InstallationController], providers: [InstallationOverviews, InstallationStates] })
export class InstallationModule {}
