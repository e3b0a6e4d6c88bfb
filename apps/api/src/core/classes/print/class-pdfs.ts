import { type ClassPdfShape, LIMITS, type PupilAccessEntry } from '@murmel/contracts';
import { type Configuration, PupilCodes, SchoolClass } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { CONFIGURATION } from '../../../platform/injection-tokens.js';
import { accountOf, classOf, type RequestContext } from '../../../platform/request-context.js';
import { PdfService } from '../../pdf/pdf.service.js';
import type { MadePdf } from '../../pdf/pdf-worker-task.js';
import { lineBlock, type PdfBlock, type PdfFormat, tableBlock } from '../../pdf-layout/pdf-layout.js';
import { listPupils } from '../pupils.js';
import { PRINT_TEXTS, type PrintTexts } from './print-texts.js';

export interface ClassPdf extends PdfFormat {
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
    private readonly pdfService: PdfService,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /**
   * @throws NOT_FOR_ONETIME: pupils of a onetime class have no codes of their own, NOT_FOUND for a pupil of another class, what
   *   `Papers.make` throws
   */
  async make(context: RequestContext, wanted: ClassPdf): Promise<MadePdf> {
    const schoolClass = await this.database.manager.findOneByOrFail(SchoolClass, { id: classOf(context).id });
    if (schoolClass.type === 'onetime' && wanted.shape !== 'names') throw apiError('NOT_FOR_ONETIME');
    const pupils = await this.pupils(schoolClass.id, wanted);
    const { paper, tone, language } = wanted;
    const words = PRINT_TEXTS[language];
    return this.pdfService.make(context, () =>
      Promise.resolve({
        layout: {
          ...{ paper, tone, language },
          title: words.title[wanted.shape](schoolClass.name),
          contentLanguage: language,
          authors: [accountOf(context).publicName],
          licence: null,
          date: new Date().toISOString().slice(0, 10),
          blocks: pupils.length > 0 ? this.blocks(schoolClass, pupils, wanted.shape, words) : [lineBlock(words.empty)],
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

  private blocks(schoolClass: SchoolClass, pupils: readonly PupilAccessEntry[], shape: ClassPdfShape, words: PrintTexts): PdfBlock[] {
    const go = `${this.configuration.publicUrl}/go`;
    const typed = go.replace(/^https?:\/\//, '');
    if (shape === 'names') {
      const free = Array.from({ length: FREE_COLUMNS }, () => '');
      return [
        tableBlock(
          [words.number, words.name, ...free],
          pupils.map(({ name }, index) => [String(index + 1), name, ...free]),
          { widths: [1, 5, ...free.map(() => 1.4)] },
        ),
      ];
    }
    if (shape === 'codes') {
      return [
        lineBlock(words.listText(typed)),
        tableBlock(
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
