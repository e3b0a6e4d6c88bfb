import type { AccountLicence } from './item-fields.js';

/**
 * Facts of the licences that the interface states. Prices are the operator's own and come with the page (`LicenceOffer`);
 * the numbers of each limit stand in `LIMITS`.
 */
export const LICENCE_TERMS = {
  /** value added tax in Germany in percent; named beside every price (spec LIC-08) */
  vatPercent: 19,
  /** people from which on a school licence pays off (spec LIC-05) */
  schoolFromPeople: 5,
  /** days (1 = Monday) and hours in Berlin in which questions are answered (spec LIC-09) */
  support: { fromDay: 1, toDay: 5, fromHour: 8, toHour: 16 },
  /** longest contact that an operator names, in characters */
  contactMax: 200,
  /** highest price that an operator names, in euros a month */
  priceMax: 10_000,
} as const;

/** Offer of the operator, as configured; nothing of it is required. */
export interface LicenceOffer {
  /** euros a month with tax, for one person */
  toolsPro?: number | undefined;
  /** euros a month with tax, for each person of a school */
  schoolPerPerson?: number | undefined;
  /** where licences are asked for: an address of mail, or of a page */
  contact?: string | undefined;
}

/** Parts of the product that only some licences have, with those that do. The interface explains them to all others (spec LIC-07). */
export const PAID_FEATURES = {
  /** new things without a number a month (spec LIC-03) */
  unlimited: ['tools_pro', 'school', 'group'],
  /** files of `LIMITS.file.paidMegabytes` instead of `LIMITS.file.freeMegabytes` (spec A6) */
  largeFiles: ['tools_pro', 'school', 'group'],
  /** more than `WEBSITE_LIMITS.freeSites` published websites at once (spec A29) */
  websites: ['tools_pro', 'school', 'group'],
  /** templates for the teachers of the same school */
  schoolTemplates: ['school', 'group'],
  /** more than `LIMITS.schoolClass.pupils` pupils in a class (spec LIC-04) */
  manyPupils: ['group'],
} as const satisfies Record<string, readonly AccountLicence[]>;
export type PaidFeature = keyof typeof PAID_FEATURES;

/** True if the licence includes the feature. */
export const includesFeature = (licence: AccountLicence, feature: PaidFeature): boolean =>
  (PAID_FEATURES[feature] as readonly AccountLicence[]).includes(licence);
