import { apps, dailyUserVisits, passwordResets, registrations, sessions, toolsUsers, userLimits, users, visitor } from './people.js';
import { imageAttachments, itemCalls } from './items.js';
import { operationCalls } from './operation.js';
import { ownerFiles } from './owner-files.js';
import { pinboards } from './pinboards.js';
import { privacy } from './privacy.js';
import { surveys } from './surveys.js';
import { textDocuments } from './text-documents.js';
import { wordClouds } from './word-clouds.js';

/** Calls of one tool each: a browser loads them with the tool. */
export const toolCalls = { textDocuments, wordClouds, surveys, pinboards };

/** Every call of the api, declared once: route, validation, types, OpenAPI and client come from here. */
export const contract = {
  registrations,
  passwordResets,
  sessions,
  visitor,
  users,
  toolsUsers,
  dailyUserVisits,
  apps,
  userLimits,
  items: itemCalls,
  imageAttachments,
  ownerFiles,
  ...toolCalls,
  privacy,
  operation: operationCalls,
};
export type Contract = typeof contract;
