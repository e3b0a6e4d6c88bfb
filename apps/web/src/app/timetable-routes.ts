import { lazyPage } from '../platform/page/lazy-page';
import type { AppRoute } from './app-route';

const TEXTS = ['tools/timetable', 'tools/timetable/errors'];
const own = { frame: 'shell', requiresAuth: true, requiresTeacher: true, tool: 'timetable' } as const;

/** Routes to the timetable that was changed last, and to the window that makes one (spec NAV-28). */
export const TIMETABLES: AppRoute[] = [
  { path: '/timetable', ...own, Page: lazyPage(() => import('../tools/timetable/home/TimetableHomePage'), TEXTS) },
  { path: '/timetable/create', ...own, Page: lazyPage(() => import('../tools/timetable/home/CreateTimetablePage'), TEXTS) },
];
