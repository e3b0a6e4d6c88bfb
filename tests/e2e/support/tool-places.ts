import { callsRouteOf, TOOLS, type ToolKey } from '@murmel/contracts';
import type { BrowserContext, Page } from '@playwright/test';
import { guestAssistantPlaces, newFullAssistant, teacherAssistantPlaces } from './assistant-places.js';
import { guestCalendarPlaces, newFullCalendar, teacherCalendarPlaces } from './calendar-places.js';
import { guestCodePlaces, newFullCode, teacherCodePlaces } from './code-places.js';
import { guestCorrectionPlaces, newFullCorrection, teacherCorrectionPlaces } from './correction-places.js';
import { guestDocumentPlaces, newLockedDocument, teacherDocumentPlaces } from './document-places.js';
import { guestSharePlaces, newFullShare, teacherSharePlaces } from './file-sharing-places.js';
import { guestMiniToolPlaces, newFullMiniTool, teacherMiniToolPlaces } from './mini-tool-places.js';
import { guestPinboardPlaces, newFullBoard, teacherPinboardPlaces } from './pinboard-places.js';
import { guestAssignmentPlaces, newFullAssignment, teacherAssignmentPlaces } from './pupil-feedback-places.js';
import { newDescribedRecording } from './recordings.js';
import type { StackAddress } from './stack.js';
import { guestSurveyPlaces, newGuestSurveys, newTeacherSurvey, teacherSurveyPlaces } from './survey-places.js';
import { guestScreenPlaces, newFullScreen, teacherScreenPlaces } from './teaching-board-places.js';
import { expect } from './test.js';
import { dialogStands, ready, type TestedPage } from './tested-pages.js';
import { guestSitePlaces, newFullSite, teacherSitePlaces } from './website-places.js';
import { guestWeekPlaces, newFullWeek, teacherWeekPlaces } from './week-places.js';
import { call, share, sharedDocument } from './wire.js';
import { guestCloudPlaces, newCloud, newModeratedCloud, teacherCloudPlaces } from './word-cloud-places.js';
import { guestSheetPlaces, newFullSheet, teacherSheetPlaces } from './worksheet-places.js';

interface Prepared {
  /** of an item with everything in it */
  id: string;
  places: TestedPage[];
}

/** Places of a tool beyond the pages that every tool has, in the middle of a lesson. */
interface FurtherPlaces {
  teacher(teacher: BrowserContext, stack: StackAddress): Promise<Prepared>;
  /** on a phone; the teacher changes things meanwhile */
  guest(teacher: BrowserContext, stack: StackAddress): Promise<TestedPage[]>;
}

/** With a recording and without one: the player, and what stands before it. */
const recorderPlaces = (key: 'audio_recorder' | 'video_recorder'): FurtherPlaces => ({
  teacher: async (teacher) => {
    const { id } = await bareItem(key, teacher);
    return {
      id: await newDescribedRecording(teacher, key),
      places: [{ name: 'recorder', path: `${TOOLS[key].route}/${id}`, open: editorStands }],
    };
  },
  guest: async (teacher) => {
    const { secretLink } = await share(teacher, await newDescribedRecording(teacher, key), { privacy: 'secret' });
    return [{ name: 'recording', path: secretLink, open: loaded }];
  },
});

const FURTHER: Partial<Record<ToolKey, FurtherPlaces>> = {
  assistants: {
    teacher: async (teacher) => {
      const id = await newFullAssistant(teacher);
      return { id, places: teacherAssistantPlaces(id) };
    },
    guest: guestAssistantPlaces,
  },
  mini_tools: {
    teacher: async (teacher) => {
      const id = await newFullMiniTool(teacher);
      return { id, places: teacherMiniToolPlaces(id) };
    },
    guest: guestMiniToolPlaces,
  },
  audio_recorder: recorderPlaces('audio_recorder'),
  video_recorder: recorderPlaces('video_recorder'),
  text_editor: {
    teacher: async (teacher) => {
      const { id } = await sharedDocument(teacher);
      return { id, places: teacherDocumentPlaces(id, await newLockedDocument(teacher)) };
    },
    guest: async (teacher) =>
      guestDocumentPlaces(
        await sharedDocument(teacher),
        await sharedDocument(teacher, 'Nur lesen', 'read'),
        await newLockedDocument(teacher),
      ),
  },
  word_clouds: {
    teacher: async (teacher, stack) => {
      const id = await newModeratedCloud(teacher, stack);
      return { id, places: teacherCloudPlaces(id) };
    },
    guest: async (teacher) => guestCloudPlaces(teacher, await newCloud(teacher)),
  },
  surveys: {
    teacher: async (teacher, stack) => {
      const id = await newTeacherSurvey(teacher, stack);
      return { id, places: teacherSurveyPlaces(id) };
    },
    guest: async (teacher, stack) => guestSurveyPlaces(await newGuestSurveys(teacher, stack)),
  },
  pinboard: {
    teacher: async (teacher, stack) => {
      const board = await newFullBoard(teacher, stack);
      return { id: board.id, places: teacherPinboardPlaces(board) };
    },
    guest: async (teacher, stack) => guestPinboardPlaces(teacher, await newFullBoard(teacher, stack)),
  },
  teaching_board: {
    teacher: async (teacher) => {
      const screen = await newFullScreen(teacher);
      return { id: screen.id, places: teacherScreenPlaces(screen) };
    },
    guest: async (teacher) => guestScreenPlaces(await newFullScreen(teacher)),
  },
  correction_aid: {
    teacher: async (teacher) => {
      const id = await newFullCorrection(teacher);
      return { id, places: teacherCorrectionPlaces(id) };
    },
    guest: (teacher) => guestCorrectionPlaces(teacher),
  },
  timetable_prototype: {
    teacher: async (teacher) => {
      const calendar = await newFullCalendar(teacher);
      return { id: calendar.id, places: teacherCalendarPlaces(calendar) };
    },
    guest: guestCalendarPlaces,
  },
  pupil_feedback: {
    teacher: async (teacher, stack) => {
      const id = await newFullAssignment(teacher, stack);
      return { id, places: teacherAssignmentPlaces(id) };
    },
    guest: (teacher) => guestAssignmentPlaces(teacher),
  },
  file_sharing: {
    teacher: async (teacher, stack) => {
      const id = await newFullShare(teacher, stack);
      return { id, places: teacherSharePlaces(id) };
    },
    guest: (teacher) => guestSharePlaces(teacher),
  },
  website: {
    teacher: async (teacher) => {
      const id = await newFullSite(teacher);
      return { id, places: teacherSitePlaces(id) };
    },
    guest: async (teacher) => {
      const id = await newFullSite(teacher);
      const { secretLink } = await share(teacher, id, { privacy: 'secret' });
      return guestSitePlaces(id, secretLink);
    },
  },
  worksheet: {
    teacher: async (teacher) => {
      const id = await newFullSheet(teacher);
      return { id, places: teacherSheetPlaces(id) };
    },
    guest: async (teacher) => {
      const id = await newFullSheet(teacher);
      const { secretLink } = await share(teacher, id, { privacy: 'secret' });
      return guestSheetPlaces(id, secretLink);
    },
  },
  timetable: {
    teacher: async (teacher) => {
      const id = await newFullWeek(teacher);
      return { id, places: teacherWeekPlaces(id) };
    },
    guest: guestWeekPlaces,
  },
  qrcodes: {
    teacher: async (teacher) => {
      const id = await newFullCode(teacher);
      return { id, places: teacherCodePlaces(id) };
    },
    guest: guestCodePlaces,
  },
};

const NOBODY = '0190b7a0-0000-7000-8000-000000000000';

/** A page of which nothing is known but that it has a heading: it stands when it has loaded what it shows. */
async function loaded(page: Page): Promise<void> {
  await ready(page);
  await page.waitForLoadState('networkidle');
}

/** While its file is on the way there is nothing at all on the screen, and what was there before has a heading, too. */
async function editorStands(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^(Teilen|Share)$/ })).toBeVisible();
  await loaded(page);
}

async function bareItem(tool: ToolKey, teacher: BrowserContext): Promise<Prepared> {
  const { id } = await call<{ id: string }>(teacher, 'POST', callsRouteOf(tool), { title: 'Wald und Wiese' });
  return { id, places: [] };
}

/** Returns the places a teacher sees of a tool: the pages that every tool has, and its own. */
export async function teacherToolPlaces(tool: ToolKey, teacher: BrowserContext, stack: StackAddress): Promise<TestedPage[]> {
  const { route, infoRoute } = TOOLS[tool];
  const { id, places } = (await FURTHER[tool]?.teacher(teacher, stack)) ?? (await bareItem(tool, teacher));
  const usual: TestedPage[] = [
    { name: 'list', path: route, open: loaded },
    { name: 'about', path: infoRoute },
    { name: 'editor', path: `${route}/${id}`, open: editorStands },
    { name: 'settings', path: `${route}/${id}/settings`, open: dialogStands },
    { name: 'share', path: `${route}/${id}/share`, open: dialogStands },
    { name: 'missing', path: `${route}/${NOBODY}` },
  ];
  return [...usual.filter(({ path }) => !places.some((place) => place.path === path)), ...places];
}

/** Returns the places a guest sees of a tool on a phone. */
export async function guestToolPlaces(tool: ToolKey, teacher: BrowserContext, stack: StackAddress): Promise<TestedPage[]> {
  const about: TestedPage = { name: 'about', path: TOOLS[tool].infoRoute };
  const places = await FURTHER[tool]?.guest(teacher, stack);
  if (places) return [about, ...places];
  const { id } = await bareItem(tool, teacher);
  const { secretLink } = await share(teacher, id, {
    privacy: 'secret',
    visitorPermission: TOOLS[tool].capabilities.opensWith,
    shortCode: true,
  });
  return [about, { name: 'page', path: secretLink, open: loaded }];
}
