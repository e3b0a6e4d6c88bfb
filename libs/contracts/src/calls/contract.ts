import { imageAttachments, itemCalls } from './items.js';
import { operationCalls } from './operation.js';
import { ownerFiles } from './owner-files.js';
import { apps, dailyUserVisits, passwordResets, registrations, sessions, toolsUsers, userLimits, users, visitor } from './people.js';
import { pinboards } from './pinboards.js';
import { privacy } from './privacy.js';
import { projectItems, projects, pupilClasses } from './projects.js';
import { pupilSessions, schoolClasses } from './school-classes.js';
import { schools } from './schools.js';
import { surveys } from './surveys.js';
import { teachingBoards } from './teaching-boards.js';
import { textDocuments } from './text-documents.js';
import { wordClouds } from './word-clouds.js';

/** Calls of one tool or one part of the product each: a browser loads them with it. */
export const toolCalls = {
  textDocuments,
  wordClouds,
  surveys,
  pinboards,
  teachingBoards,
  schoolClasses,
  pupilSessions,
  projects,
  projectItems,
  pupilClasses,
  schools,
};

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
