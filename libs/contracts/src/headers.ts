/** Header names of every request (spec SES-11) and of the page's meta tags. */
export const HEADERS = {
  csrf: 'x-csrf-token',
  accessToken: 'x-access-token',
  publicToken: 'x-public-token',
  /** the secret of one's own response, from another device (ADR 71) */
  responseKey: 'x-response-key',
  /** account that the calling page believes to be signed in */
  account: 'x-account-id',
  /** URI-encoded, so that umlauts survive */
  password: 'x-password',
  visitorToken: 'x-visitor-token',
  currentProjectId: 'x-current-project-id',
  idempotencyKey: 'idempotency-key',
  /** of an answer: its `supportIdOf` */
  requestId: 'x-request-id',
  /** of a PDF: how many of its signs no font has */
  unprintable: 'x-unprintable-signs',
  /** of an answer about a server's health: the word that its starter gave it */
  startToken: 'x-murmel-start',
} as const;

export const META = {
  csrf: 'csrf-token',
  collaboration: 'collaboration-server',
  live: 'real-time-channel',
  /** origin under which people reach the product, however this page was opened */
  publicUrl: 'public-url',
  /** `on`: a worker may keep the page's shell; `kept`: this page is one that was kept. Missing: no worker. */
  shell: 'page-shell',
} as const;

/** The element that holds the page's initial data as JSON. */
export const INITIAL_DATA_ID = 'murmel-initial-data';

import type { CurrentUser } from './calls/people.js';
import type { LicenceOffer } from './licences.js';
import type { SignOnChoice } from './sign-on-names.js';

export interface Flash {
  id: string;
  type: 'alert' | 'success' | 'info';
  message: string;
}

/** Pages of the operator, elsewhere, that this product only links to. */
export const LEGAL_PAGES = ['privacy', 'terms', 'imprint'] as const;
export type LegalPages = Readonly<Partial<Record<(typeof LEGAL_PAGES)[number], string | undefined>>>;

/** Content of the banner while an admin looks as another person. */
export interface IncognitoNotice {
  adminName: string;
  personName: string;
  personType: CurrentUser['type'];
  /** name of the person's school; null without one */
  school: string | null;
  reason: string;
  endsAt: string;
  /** path to which the end returns */
  returnTo: string;
}

/** Initial data the server writes into the page, so that the first paint needs no request. */
export interface InitialData {
  user: CurrentUser | null;
  flash: Flash[];
  apps: { id: string; namespace: string; catalogable: boolean }[];
  galleryMode: boolean;
  /** set while an admin looks as the user of this page (spec TIT-07) */
  incognito: IncognitoNotice | null;
  /** open | invite | off */
  registration: string;
  /** ways to sign on with a school account, and if a password signs in as well */
  signOn: { providers: SignOnChoice[]; password: boolean };
  /** true if courses of learning platforms can hold items: without one, screens say nothing on it and ask nothing */
  learningPlatforms: boolean;
  legal: LegalPages;
  /** mail address or page for hints on barriers; null: the operator named none */
  accessibilityContact: string | null;
  /** what the operator offers; prices are shown to teachers only */
  licenceOffer: LicenceOffer;
  release: string;
}
