import type { ContentKind } from './item-fields.js';

/** Paper sizes of a PDF; A3 is the same enlarged. */
export const PDF_PAPER_SIZES = ['a4', 'a3'] as const;
export type PdfPaperSize = (typeof PDF_PAPER_SIZES)[number];

export const PDF_TONES = ['colour', 'grey'] as const;
export type PdfTone = (typeof PDF_TONES)[number];

/** Kinds of items that are taken along on paper. */
export const PDF_KINDS = [
  'text_document',
  'pinboard',
  'screen',
  'word_cloud',
  'survey',
  'worksheet',
  'pupil_feedback_assignment',
  'link',
  'qrcode',
  'timetable',
  'prototype_calendar',
  'shared_file',
  'website_page',
  'audio_recording',
  'screen_recording',
  'video_recording',
] as const satisfies readonly ContentKind[];

/** Kinds of items that are taken along for word processors: what is made of words in their order. */
export const WORD_KINDS = ['text_document'] as const satisfies readonly ContentKind[];

/** Limits of a PDF; `work`: the cost of its layout, in megabytes and seconds. */
export const PDF_LIMITS = ['pages', 'pictures', 'work'] as const;
export type PdfLimit = (typeof PDF_LIMITS)[number];

/** Layouts of a class's PDF: slips to cut out, names and codes as a list for the teacher, names alone. */
export const CLASS_PDF_SHAPES = ['cards', 'codes', 'names'] as const;
export type ClassPdfShape = (typeof CLASS_PDF_SHAPES)[number];
