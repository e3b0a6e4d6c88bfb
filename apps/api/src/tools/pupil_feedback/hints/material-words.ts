import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { knowledgeEnding, PUPIL_FEEDBACK_LIMITS } from '@murmel/contracts';
import { OwnerFile, type PupilFeedbackAssignment } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FileText } from '../../../core/extraction/file-text.js';
import { Unreadable } from '../../../core/extraction/unreadable.js';
import { inTemporaryFolder } from '../../../core/file-storage/received-file.js';
import { Storage } from '../../../platform/storage/storage.js';
import { materialFiles } from '../assignment-repository.js';

const { materialWords, materialFiles: most } = PUPIL_FEEDBACK_LIMITS.hints;

/** Words of the material of an assignment for a model: what was typed, then the beginnings of its files that hold text. */
@Injectable()
export class MaterialWords {
  constructor(
    private readonly database: DataSource,
    private readonly storage: Storage,
    private readonly reading: FileText,
  ) {}

  /** @returns no more letters than a question has place for; a file that cannot be read says nothing */
  async of(assignment: PupilFeedbackAssignment, signal: AbortSignal): Promise<string> {
    const { manager } = this.database;
    const files = (await materialFiles(manager, assignment)).filter(({ name }) => knowledgeEnding(name)).slice(0, most);
    let words = assignment.material;
    for (const { id } of files) {
      if (words.length >= materialWords) break;
      const file = await manager.findOneBy(OwnerFile, { id });
      if (file) words = `${words}\n\n${await this.ofFile(file, signal)}`;
    }
    return words.trim().slice(0, materialWords).toWellFormed();
  }

  private async ofFile({ name, storageKey }: OwnerFile, signal: AbortSignal): Promise<string> {
    try {
      return await inTemporaryFolder(async (folder) => {
        const path = join(folder, 'file');
        await pipeline(await this.storage.read(storageKey), createWriteStream(path));
        let words = '';
        for await (const { passages } of this.reading.read(
          { path, ending: knowledgeEnding(name)! },
          { cut: 'whole', scans: 'chats', signal },
        )) {
          words += passages.map(({ text }) => `${text}\n\n`).join('');
          if (words.length >= materialWords) break;
        }
        return words.trim();
      });
    } catch (error) {
      if (error instanceof Unreadable) return '';
      throw error;
    }
  }
}
