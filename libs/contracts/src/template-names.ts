import type { AccountLicence } from './item-fields.js';

/** Audience of a template (spec C38): its owner, teachers of the owner's school, every teacher. */
export const TEMPLATE_FOR = ['me', 'school', 'public'] as const;
export type TemplateFor = (typeof TEMPLATE_FOR)[number];

/** Licences with which a template can be one for the school (spec C38): those of a whole school. */
export const SCHOOL_TEMPLATE_LICENCES: readonly AccountLicence[] = ['school', 'group'];

/** Origin of the listed templates: the caller's own, those of colleagues at the caller's school, those for all. */
export const TEMPLATES_OF = ['own', 'school', 'public'] as const;
export type TemplatesOf = (typeof TEMPLATES_OF)[number];
