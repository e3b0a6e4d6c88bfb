import { Module } from '@nestjs/common';
import { FileStorageModule } from '../file-storage/file-storage.module.js';
import { InstallationController } from './installation.controller.js';
import { InstallationStates } from './installation-states.js';

@Module({ imports: [FileStorageModule], controllers: [InstallationController], providers: [InstallationStates] })
export class InstallationModule {}
