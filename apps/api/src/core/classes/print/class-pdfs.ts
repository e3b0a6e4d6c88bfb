import { type ClassPdfShape, LIMITS, type PupilAccessEntry } from '@murmel/contracts';
import { type Configuration, PupilCodes, SchoolClass } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { type Asking, accountOf, classOf } from '../../../platform/asking.js';
import { CONFIGURATION } from '../../../platform/tokens.js';
import { Papers } from '../../pdf/papers.js';
import { lineOnPaper, type PaperBlock, type PaperFormat, tableOnPaper } from '../../pdf-layout/paper.js';
import { listPupils } from '../pupils.js';
import { PRINT_WORDS, type PrintWords } from './print-words.js';

export interface ClassPdf extends PaperFormat {
  shape: ClassPdfShape;
  /** id of the only pupil to include */
  pupilId?: string | undefined;
}

/** Columns beside the names, for a teacher's ticks. */
const FREE_COLUMNS = 5;

/** A class on paper, for its teachers, who see names and codes on the screen as well. */
@Injectable()
export class ClassPdfs {
  constructor(
    private readonly database: DataSource,
    private readonly codes: PupilCodes,
    private readonly papers: Papers,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** @throws NOT_FOR_ONETIME: there nobody has a code of their own, NOT_FOUND for a pupil of another class, what `Papers.make` throws */
  async make(asking: Asking, wanted: ClassPdf): Promise<Uint8Array> {
    const schoolClass = await this.database.manager.findOneByOrFail(SchoolClass, { id: classOf(asking).id });
    if (schoolClass.type === 'onetime' && wanted.shape !== 'names') throw apiError('NOT_FOR_ONETIME');
    const pupils = await this.pupils(schoolClass.id, wanted);
    const { paper, tone, language } = wanted;
    const words = PRINT_WORDS[language];
    return this.papers.make(asking, () =>
      Promise.resolve({
        paper: {
          ...{ paper, tone, language },
          title: words.title[wanted.shape](schoolClass.name),
          contentLanguage: language,
          authors: [accountOf(asking).publicName],
          licence: null,
          date: new Date().toISOString().slice(0, 10),
          blocks: pupils.length > 0 ? this.blocks(schoolClass, pupils, wanted.shape, words) : [lineOnPaper(words.empty)],
        },
        pictures: [],
      }),
    );
  }

  /** Returns the pupils of the class in its order; codes only of those who can sign in with them. */
  private async pupils(classId: string, { shape, pupilId }: ClassPdf): Promise<PupilAccessEntry[]> {
    const pupils: PupilAccessEntry[] = [];
    for (let page = 1, total = 1; pupils.length < total; page++) {
      const part = await listPupils(this.database.manager, this.codes, classId, page, LIMITS.page.maxSize);
      if (part.entries.length === 0) break;
      pupils.push(...part.entries);
      total = part.total;
    }
    if (pupilId !== undefined && !pupils.some(({ id }) => id === pupilId)) throw apiError('NOT_FOUND');
    return pupils.filter(
      ({ id, state, code }) => state === 'active' && (shape === 'names' || code !== null) && (pupilId === undefined || id === pupilId),
    );
  }

  private blocks(schoolClass: SchoolClass, pupils: readonly PupilAccessEntry[], shape: ClassPdfShape, words: PrintWords): PaperBlock[] {
    const go = `${this.configuration.publicUrl}/go`;
    const typed = go.replace(/^https?:\/\//, '');
    if (shape === 'names') {
      const free = Array.from({ length: FREE_COLUMNS }, () => '');
      return [
        tableOnPaper(
          [words.number, words.name, ...free],
          pupils.map(({ name }, index) => [String(index + 1), name, ...free]),
          { widths: [1, 5, ...free.map(() => 1.4)] },
        ),
      ];
    }
    if (shape === 'codes') {
      return [
        lineOnPaper(words.listText(typed)),
        tableOnPaper(
          [words.name, words.code],
          pupils.map(({ name, code }) => [name, codeText(code)]),
          { widths: [3, 1] },
        ),
      ];
    }
    const slips = pupils.map(({ name, code, card }) => ({
      ...{ top: schoolClass.name, name, code: codeText(code), address: typed, note: words.hours },
      // Behind the # the secret reaches no log.
      qr: { value: card === null ? `${go}/${schoolClass.token}` : `${go}#${card}`, alt: words.qr(name) },
    }));
    return [{ kind: 'slips', slips }];
  }
}

/** A code as people read it, with a space that no line breaks at. */
const codeText = (code: string | null): string => (code ?? '').replace(/^(\d{3})(\d{3})$/u, '$1\u00a0$2');
