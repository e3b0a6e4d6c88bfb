import { SERVER_LIMITS } from '@murmel/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { WritingTask } from '../../../core/export-formats/word/writing.js';
import { PaperContent } from '../../../core/pdf/paper-content.js';
import { Papers } from '../../../core/pdf/papers.js';
import type { DrawnPages } from '../../../core/pdf/setting.js';
import type { PaperFormat } from '../../../core/pdf-layout/paper.js';
import type { PaperContribution } from '../../../core/tool-contribution/contributions.js';
import { type Asking, itemOf } from '../../../platform/asking.js';
import { worksheetOf } from '../one-worksheet.js';
import { responsesPaper } from './responses-paper.js';
import { plainSheet, solvedSheet } from './sheet-paper.js';
import { type SheetOnPaper } from './shown-sheet.js';

/** A worksheet on paper, in each way in which a teacher wants it. Who may have which is decided before. */
@Injectable()
export class WorksheetPapers {
  constructor(
    private readonly database: DataSource,
    private readonly papers: Papers,
    private readonly content: PaperContent,
  ) {}

  /** @throws NOT_FOUND for items of other tools, what `Papers.make` throws */
  sheet(asking: Asking, wanted: SheetOnPaper & PaperFormat): Promise<Uint8Array> {
    return this.papers.make(asking, () => this.of(asking, wanted, plainSheet(wanted)));
  }

  /** The same pages to look at. @throws as `sheet` */
  pages(asking: Asking, wanted: SheetOnPaper & PaperFormat): Promise<DrawnPages> {
    return this.papers.draw(asking, () => this.of(asking, wanted, plainSheet(wanted)));
  }

  /** @throws as `sheet` */
  solutions(asking: Asking, wanted: Pick<SheetOnPaper, 'version'> & PaperFormat): Promise<Uint8Array> {
    return this.papers.make(asking, () => this.of(asking, wanted, solvedSheet(wanted.version)));
  }

  /** @throws as `sheet` */
  responses(asking: Asking, wanted: PaperFormat): Promise<Uint8Array> {
    return this.papers.make(asking, () => this.of(asking, wanted, responsesPaper));
  }

  private async of(asking: Asking, format: PaperFormat, shown: PaperContribution): Promise<WritingTask> {
    await worksheetOf(this.database.manager, itemOf(asking).id);
    return this.content.of(asking, format, SERVER_LIMITS.pdf, shown);
  }
}
