import { RECORDER_KEYS } from '@murmel/contracts';
import { Module } from '@nestjs/common';
import { FileStorageModule } from '../file-storage/file-storage.module.js';
import { FilesModule } from '../files/files.module.js';
import { FilmQueue } from './films/film-queue.js';
import { FilmRunner } from './films/film-runner.js';
import { MissingFilms } from './films/missing-films.js';
import { MediaWorker } from './media-worker.js';
import { recordingsController, UnfinishedRecordingsController } from './recordings.controller.js';
import { Recordings } from './recordings.js';

@Module({
  imports: [FileStorageModule, FilesModule],
  controllers: [UnfinishedRecordingsController, ...RECORDER_KEYS.map(recordingsController)],
  providers: [FilmQueue, FilmRunner, MediaWorker, MissingFilms, Recordings],
  exports: [MediaWorker],
})
export class RecordingsModule {}
