import { Module } from '@nestjs/common';
import { FileStorageModule } from '../file-storage/file-storage.module.js';
import { H5pRunner } from './h5p-runner.js';
import { H5pLibrariesController } from './libraries/h5p-libraries.controller.js';
import { InstalledLibraries } from './libraries/installed-libraries.js';
import { H5pPackages } from './packages.js';
import { PlayerRoutes } from './player/player-routes.js';
import { StoredPackages } from './player/stored-package.js';
import { H5pWorker } from './reading/h5p-worker.js';

@Module({
  imports: [FileStorageModule],
  controllers: [H5pLibrariesController],
  providers: [H5pPackages, H5pWorker, H5pRunner, InstalledLibraries, PlayerRoutes, StoredPackages],
  exports: [H5pPackages],
})
export class H5pModule {}
