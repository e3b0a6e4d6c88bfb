import { type InterfaceLanguage, SERVER_LIMITS } from '@murmel/contracts';
import { Injectable } from '@nestjs/common';
import type { Asking } from '../../platform/asking.js';
import { WritingProcess } from '../export-formats/word/writing-host.js';
import type { PaperFormat } from '../pdf-layout/paper.js';
import { PaperContent } from './paper-content.js';
import { Papers } from './papers.js';

/** Immediate exports of an item as a PDF or word processor document. */
@Injectable()
export class UserPdfs {
  constructor(
    private readonly papers: Papers,
    private readonly content: PaperContent,
    private readonly writing: WritingProcess,
  ) {}

  /** @throws what `Papers.make` throws */
  make(asking: Asking, format: PaperFormat): Promise<Uint8Array> {
    return this.papers.make(asking, () => this.content.of(asking, format, SERVER_LIMITS.pdf));
  }

  /** The same for word processors. @throws what `Papers.inTurn` and `WritingProcess` throw */
  word(asking: Asking, language: InterfaceLanguage): Promise<Uint8Array> {
    const format: PaperFormat = { paper: 'a4', tone: 'colour', language };
    return this.papers.inTurn(asking, async (lane, signal) =>
      this.writing.write(lane, await this.content.of(asking, format, SERVER_LIMITS.pdf), signal),
    );
  }
}
