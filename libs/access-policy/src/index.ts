export { abilitiesOn } from './abilities.js';
export { type Actor, isReviewer, isTeacher, NOBODY } from './actor.js';
export type { ClassFacts } from './class-facts.js';
export { type Decision, type DenyReason, decide, type Facts } from './decide.js';
export type { EditorialFacts } from './editorial-facts.js';
export { type FolderFacts, type ItemFacts, NOTHING_GRANTED, NOTHING_PRESENTED } from './item-facts.js';
export type { ProjectFacts } from './project-facts.js';
export type { SchoolFacts } from './school-facts.js';
export { STANDINGS, type Standing, standingTo } from './standing.js';
