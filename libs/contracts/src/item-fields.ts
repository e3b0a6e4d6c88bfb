/** Enumerations of the fields that every shared item carries (spec SHR-07). */

export const PRIVACY_LEVELS = ['locked', 'members_only', 'password_protected', 'secret', 'public_for_all'] as const;
export type Privacy = (typeof PRIVACY_LEVELS)[number];

export const VISITOR_PERMISSIONS = ['visitor_permissions_invisible', 'visitor_permissions_read', 'visitor_permissions_write'] as const;
export type VisitorPermission = (typeof VISITOR_PERMISSIONS)[number];

export const AUTO_CLEANUPS = ['day', 'week', 'month', 'year', 'months_18', 'never'] as const;
export type AutoCleanup = (typeof AUTO_CLEANUPS)[number];

/** `ua` is the specification's code for Ukrainian; as an HTML language it is `uk` (spec D-6). */
export const CONTENT_LANGUAGES = ['de', 'en', 'es', 'fr', 'it', 'ru', 'ua'] as const;
export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number];

/** The language of what is in an item, as HTML names it: words are read out and hyphenated in it. */
export const contentLanguage = ({ language }: { language: ContentLanguage }): string => (language === 'ua' ? 'uk' : language);

export const INTERFACE_LANGUAGES = ['de', 'en'] as const;
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number];

/** Role of a teacher in their school; an admin manages the members. */
export const SCHOOL_ROLES = ['member', 'admin'] as const;
export type SchoolRole = (typeof SCHOOL_ROLES)[number];

export const MEMBER_ROLES = ['read', 'write'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** Licences under which open material (`public_for_all`) is offered; the first is the default (spec C26). */
export const CONTENT_LICENCES = ['CC-BY-SA-4.0', 'CC-BY-4.0', 'CC0-1.0'] as const;
export type ContentLicence = (typeof CONTENT_LICENCES)[number];

/** Orders of a list of items: last changed or last created first, or by title. */
export const ITEM_ORDERS = ['changed', 'created', 'title'] as const;
export type ItemOrder = (typeof ITEM_ORDERS)[number];

export const ACCOUNT_LICENCES = ['free', 'tools_pro', 'school', 'group'] as const;
export type AccountLicence = (typeof ACCOUNT_LICENCES)[number];

/** The 22 content kinds of the specification, and mini tools of one's own; a kind is stored, so names are never changed. */
export const CONTENT_KINDS = [
  'audio_recording',
  'link',
  'screen_recording',
  'assistant',
  'mini_tool',
  'converter_content',
  'feedback',
  'image',
  'screen',
  'shared_file',
  'pinboard',
  'pupil_feedback_assignment',
  'survey',
  'text_document',
  'website_page',
  'word_cloud',
  'worksheet',
  'worksheet_response',
  'video_recording',
  'folder',
  'qrcode',
  'timetable',
  'prototype_calendar',
  'school_class',
  'project',
] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];
