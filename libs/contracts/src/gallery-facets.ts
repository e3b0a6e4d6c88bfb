import { CONTENT_KINDS, CONTENT_LANGUAGES, CONTENT_LICENCES } from './item-fields.js';
import { GRADE_LEVELS, SCHOOL_TYPES, SUBJECT_TYPES } from './vocabulary.js';

/** In which order open material comes: what was copied most often, what was opened last, or by title. */
export const GALLERY_ORDERS = ['popular', 'newest', 'title'] as const;
export type GalleryOrder = (typeof GALLERY_ORDERS)[number];

/** By what open material is narrowed, and by which values. */
export const GALLERY_FACETS = {
  objType: CONTENT_KINDS,
  subjectType: SUBJECT_TYPES,
  schoolType: SCHOOL_TYPES,
  gradeLevel: GRADE_LEVELS,
  language: CONTENT_LANGUAGES,
  licence: CONTENT_LICENCES,
} as const;
export type GalleryFacet = keyof typeof GALLERY_FACETS;
