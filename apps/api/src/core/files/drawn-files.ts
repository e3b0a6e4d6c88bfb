import { Injectable } from '@nestjs/common';
import { ORPCError } from '@orpc/server';
import { DataSource } from 'typeorm';
import type { RequestContext } from '../../platform/request-context.js';
import { fileName } from '../file-storage/file-name.js';
import { ItemFiles } from './item-files.js';

/** A picture that the server drew itself. */
export interface DrawnPicture {
  /** without ending */
  name: string;
  /** WebP */
  bytes: Buffer;
  thumbnail: Buffer;
}

/** Images that the server creates itself, such as those of pages behind links, as files on parts of an item. */
@Injectable()
export class DrawnFiles {
  constructor(
    private readonly database: DataSource,
    private readonly files: ItemFiles,
  ) {}

  /** @returns its id, null when there is no room for it: a link does without a picture */
  async keep(context: RequestContext, { name, bytes, thumbnail }: DrawnPicture): Promise<string | null> {
    const drawn = {
      name: fileName(name, 'webp'),
      contentType: 'image/webp',
      extension: 'webp',
      bytes: bytes.length,
      contents: bytes,
      thumbnail,
    };
    try {
      return (await this.files.keep(context, drawn, { usedBy: 'part' }, (insert) => this.database.transaction(insert))).id;
    } catch (error) {
      if (error instanceof ORPCError) return null;
      throw error;
    }
  }
}
