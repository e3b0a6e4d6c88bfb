import { type ItemTypeKey, TOOL_KEYS, TOOLS, type ToolKey } from '@murmel/contracts';
import type { ComponentType } from 'react';
import type { ToolContribution, ToolPdfDialogProps } from '../core/tools/contribution';
import { TOOL_APPEARANCES } from '../core/tools/tool-appearance';
import { api } from '../platform/api/client';
import { type LazyPage, lazyPage } from '../platform/page/lazy-page';
import { TEACHING_BOARD_TEXTS } from '../visitor/public-texts';
import { listPage } from './pages/list-page';

/** Contributions of a tool to the app. */
export interface WebTool extends ToolContribution {
  /** the owner's list, at the tool's route */
  ListPage: LazyPage;
  /** one item, at `route/:id`; `settings` and `share` below it are dialogs of the same page */
  EditorPage: LazyPage;
  /** description of the tool, at its info route */
  InfoPage: LazyPage;
  /** makes one, at the tool's route for it */
  NewPage?: LazyPage;
  /** chat page of such an item, at the addresses of chats */
  TalkPage?: LazyPage;
  /** what a pupil without an account gets back by a link of their own */
  ReturnPage?: LazyPage;
}

type Load = () => Promise<{ default: ComponentType }>;

const PAGES = import.meta.glob<{ default: ComponentType }>('../tools/*/{ListPage,EditorPage,InfoPage,NewPage,TalkPage,ReturnPage}.tsx');

const RECORDER_TEXTS = ['recordings', 'recordings/player', 'recordings/errors', 'platform/errors/files'];

/** Texts of an editor besides those that lie in the tool's own folder and those of every editor. */
const FURTHER_TEXTS: Partial<Record<ToolKey, readonly string[]>> = {
  text_editor: ['live-document'],
  word_clouds: ['tools/word_clouds/errors'],
  assistants: ['tools/assistants/errors', 'tools/assistants/knowledge', 'items/settings', 'platform/errors/files', 'boards/upload'],
  mini_tools: ['tools/mini_tools/errors', 'items/settings', 'errors'],
  pupil_feedback: ['tools/pupil_feedback/errors', 'files', 'boards/upload', 'platform/errors/files'],
  correction_aid: ['tools/correction_aid/errors', 'tools/pupil_feedback/errors', 'boards/upload', 'platform/errors/files', 'shell'],
  timetable: ['tools/timetable/errors', 'tools/surveys/errors', 'calendar-view', 'recurrence', 'lessons', 'parts'],
  link_shortener: ['tools/link_shortener/errors'],
  qrcodes: ['tools/qrcodes/public', 'tools/qrcodes/errors', 'tools/link_shortener/errors', 'classes/names', 'parts'],
  file_sharing: ['tools/file_sharing/errors', 'files', 'boards/upload'],
  audio_recorder: RECORDER_TEXTS,
  screen_recorder: RECORDER_TEXTS,
  video_recorder: RECORDER_TEXTS,
  surveys: ['tools/surveys/errors'],
  timetable_prototype: ['tools/timetable_prototype/errors', 'tools/surveys/errors', 'calendar-view', 'recurrence'],
  pinboard: ['tools/pinboard/board', 'tools/pinboard/errors', 'boards', 'live-document'],
  teaching_board: TEACHING_BOARD_TEXTS,
  worksheet: [
    'tools/worksheet/editor',
    'tools/worksheet/sheet',
    'tools/worksheet/work',
    'tools/worksheet/grid',
    'tools/worksheet/pdf',
    'tools/worksheet/errors',
    'parts',
    'blocks',
    'boards',
    'live-document',
  ],
  website: ['tools/website/editor', 'tools/website/errors', 'parts', 'blocks', 'boards', 'live-document'],
};

/** Dialogs of tools that have more to choose from than the paper. */
const PDF_DIALOGS = import.meta.glob<{ default: ComponentType<ToolPdfDialogProps> }>('../tools/*/PdfDialog.tsx');

function pdfDialog(tool: ToolKey): Pick<ToolContribution, 'PdfDialog'> {
  const load = PDF_DIALOGS[`../tools/${tool}/PdfDialog.tsx`];
  return load ? { PdfDialog: lazyPage(load, [`tools/${tool}/paper`]) } : {};
}

/** Tools whose editors have a wall. */
const WITH_WALL: ReadonlySet<ToolKey> = new Set([
  'text_editor',
  'word_clouds',
  'surveys',
  'pinboard',
  'teaching_board',
  'worksheet',
  'qrcodes',
]);

/** A page in the tool's folder. */
function own(tool: ToolKey, page: string): Load | undefined {
  return PAGES[`../tools/${tool}/${page}.tsx`];
}

function needed(tool: ToolKey, page: string): Load {
  const load = own(tool, page);
  if (!load) throw new Error(`tools/${tool} has no ${page}.tsx`);
  return load;
}

/** The only file of the app, beside that of the worksheet wizard, that knows the tools' folders: their pages have the same names in each. A list is the core's, unless a tool has its own. */
export const WEB_TOOLS = Object.fromEntries(
  TOOL_KEYS.map((tool) => {
    const texts = `tools/${tool}`;
    const forEditor = [texts, ...(FURTHER_TEXTS[tool] ?? []), 'items', 'editor', 'tools', 'sharing'];
    const [talk, making, back] = [own(tool, 'TalkPage'), own(tool, 'NewPage'), own(tool, 'ReturnPage')];
    const pages: WebTool = {
      ...TOOL_APPEARANCES[tool],
      calls: api[TOOLS[tool].calls],
      ...(WITH_WALL.has(tool) && { hasWall: true }),
      ...pdfDialog(tool),
      ListPage: lazyPage(own(tool, 'ListPage') ?? listPage(tool), [texts, 'items', 'item-list']),
      EditorPage: lazyPage(needed(tool, 'EditorPage'), forEditor),
      InfoPage: lazyPage(needed(tool, 'InfoPage'), [texts]),
      ...(making && { NewPage: lazyPage(making, forEditor) }),
      ...(talk && { TalkPage: lazyPage(talk, forEditor) }),
      ...(back && { ReturnPage: lazyPage(back, [`${texts}/public`]) }),
    };
    return [tool, pages];
  }),
) as Record<ToolKey, WebTool>;

/** Contributions to the core's screens for every item type that can lie in a list. */
export const CONTRIBUTIONS: Readonly<Record<ItemTypeKey, ToolContribution>> = {
  ...WEB_TOOLS,
  folders: { ...TOOL_APPEARANCES.folders, calls: api.folders },
};
