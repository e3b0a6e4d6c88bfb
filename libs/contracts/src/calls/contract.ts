import { pinboards } from '../tools/pinboard/calls.js';
import { surveys } from '../tools/surveys/calls.js';
import { teachingBoards } from '../tools/teaching_board/calls.js';
import { textDocuments } from '../tools/text_editor/calls.js';
import { wordClouds } from '../tools/word_clouds/calls.js';
import { imageAttachments, itemCalls } from './items.js';
import { operationCalls } from './operation.js';
import { ownerFiles } from './owner-files.js';
import { apps, dailyUserVisits, passwordResets, registrations, sessions, toolsUsers, userLimits, users, visitor } from './people.js';
import { privacy } from './privacy.js';
import { projectItems, projects, pupilClasses } from './projects.js';
import { pupilSessions, schoolClasses } from './school-classes.js';
import { schools } from './schools.js';

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
