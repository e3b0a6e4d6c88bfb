import { type Configuration, type OwnerFile, RecordingFilm } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CONFIGURATION } from '../../../platform/injection-tokens.js';

export interface Mp4State {
  mp4: string | null;
  mp4Coming: boolean;
}

/** MP4s beside recordings, made where the operator named an ffmpeg. */
@Injectable()
export class FilmQueue {
  private readonly makes: boolean;

  constructor(@Inject(CONFIGURATION) { ffmpegPath }: Configuration) {
    this.makes = ffmpegPath !== undefined;
  }

  /** Orders an MP4 of a new recording, in its transaction. */
  async order(manager: EntityManager, { storageKey, contentType }: Pick<OwnerFile, 'storageKey' | 'contentType'>): Promise<void> {
    if (!this.makes || !contentType.endsWith('/webm')) return;
    await manager.query('insert into recording_film (storage_key) values ($1) on conflict do nothing', [storageKey]);
  }
}

/** Returns the MP4 that was made of a recording, or that it is being made. @param address of the call that gives it out */
export async function mp4StateOf(
  manager: EntityManager,
  { storageKey }: Pick<OwnerFile, 'storageKey'>,
  address: string,
): Promise<Mp4State> {
  const film = await manager.findOneBy(RecordingFilm, { storageKey });
  return { mp4: film?.state === 'ready' ? address : null, mp4Coming: film?.state === 'processing' };
}
