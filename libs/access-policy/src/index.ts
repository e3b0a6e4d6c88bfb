export { isTeacher, NOBODY, type Actor } from './actor.js';
export { NOTHING_PRESENTED, type ItemFacts } from './item-facts.js';
export { STANDINGS, standingTo, type Standing } from './standing.js';
export { decide, type Decision, type DenyReason, type Facts } from './decide.js';
export { abilitiesOn } from './abilities.js';
export type { ClassFacts } from './class-facts.js';
export type { SchoolFacts } from './school-facts.js';
export type { ProjectFacts } from './project-facts.js';
