import { Attempts } from './attempts.js';
import { PageData } from './page-data.js';
import { VisitorSessions } from './visitor-sessions.js';

export const accountControllers = [];
export const accountProviders = [Attempts, PageData, VisitorSessions];
