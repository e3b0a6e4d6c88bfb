import { CONTENT_KINDS, CONTENT_LANGUAGES, CONTENT_LICENCES } from './item-fields.js';
import { GRADE_LEVELS, SCHOOL_TYPES, SUBJECT_TYPES } from './vocabulary.js';

/** Orders of open material: approved by the editors first, most copied, last published, or by title. */
export const GALLERY_ORDERS = ['popular', 'newest', 'title'] as const;
export const MATERIAL_ORDERS = ['recommended', ...GALLERY_ORDERS] as const;
export type MaterialOrder = (typeof MATERIAL_ORDERS)[number];
/** The product itself among those who provide material: its templates. */
export const PRODUCT_PROVIDER = 'murmel';
export type GalleryOrder = (typeof GALLERY_ORDERS)[number];

/** Filters of open material, and their values. */
export const GALLERY_FACETS = {
  objType: CONTENT_KINDS,
  subjectType: SUBJECT_TYPES,
  schoolType: SCHOOL_TYPES,
  gradeLevel: GRADE_LEVELS,
  language: CONTENT_LANGUAGES,
  licence: CONTENT_LICENCES,
} as const;
export type GalleryFacet = keyof typeof GALLERY_FACETS;
