import 'virtual:murmel-contract/all';
import type { ToolKey } from '@murmel/contracts';
import type { ToolContribution } from '../core/tools/contribution';
import { api } from '../platform/api/client';
import { type LazyPage, lazyPage } from '../platform/page/lazy-page';
import { PUBLIC_TOOLS, type PublicTool, TEACHING_BOARD_TEXTS } from '../visitor/tools';

/** Everything that a tool brings to the app. */
export interface WebTool extends PublicTool, ToolContribution {
  /** the owner's list, at the tool's route */
  ListPage: LazyPage;
  /** one item, at `route/:id`; `settings` and `share` below it are dialogs of the same page */
  EditorPage: LazyPage;
  /** what the tool is for, at its info route */
  InfoPage: LazyPage;
  /** everything below an item's address is one page: nothing is opened anew on the way from one to the other */
  onePage?: true;
}

/** The only file of the app that knows the tools' folders. A tool of the contracts that is missing here does not compile. */
export const WEB_TOOLS = {
  text_editor: {
    ...PUBLIC_TOOLS.text_editor,
    calls: api.textDocuments,
    ListPage: lazyPage(() => import('../tools/text_editor/ListPage'), ['tools/text_editor', 'items']),
    EditorPage: lazyPage(
      () => import('../tools/text_editor/EditorPage'),
      ['tools/text_editor', 'live-document', 'items', 'editor', 'tools'],
    ),
    InfoPage: lazyPage(() => import('../tools/text_editor/InfoPage'), ['tools/text_editor']),
  },
  word_clouds: {
    ...PUBLIC_TOOLS.word_clouds,
    calls: api.wordClouds,
    ListPage: lazyPage(() => import('../tools/word_clouds/ListPage'), ['tools/word_clouds', 'items']),
    EditorPage: lazyPage(() => import('../tools/word_clouds/EditorPage'), ['tools/word_clouds', 'items', 'editor', 'tools', 'sharing']),
    InfoPage: lazyPage(() => import('../tools/word_clouds/InfoPage'), ['tools/word_clouds']),
  },
  surveys: {
    ...PUBLIC_TOOLS.surveys,
    calls: api.surveys,
    ListPage: lazyPage(() => import('../tools/surveys/ListPage'), ['tools/surveys', 'items']),
    EditorPage: lazyPage(() => import('../tools/surveys/EditorPage'), ['tools/surveys', 'items', 'editor', 'tools']),
    InfoPage: lazyPage(() => import('../tools/surveys/InfoPage'), ['tools/surveys']),
  },
  pinboard: {
    ...PUBLIC_TOOLS.pinboard,
    calls: api.pinboards,
    ListPage: lazyPage(() => import('../tools/pinboard/ListPage'), ['tools/pinboard', 'items']),
    EditorPage: lazyPage(
      () => import('../tools/pinboard/EditorPage'),
      ['tools/pinboard', 'tools/pinboard/board', 'boards', 'live-document', 'items', 'editor', 'tools', 'sharing'],
    ),
    InfoPage: lazyPage(() => import('../tools/pinboard/InfoPage'), ['tools/pinboard']),
    onePage: true,
  },
  teaching_board: {
    ...PUBLIC_TOOLS.teaching_board,
    calls: api.teachingBoards,
    ListPage: lazyPage(() => import('../tools/teaching_board/ListPage'), ['tools/teaching_board', 'items']),
    EditorPage: lazyPage(
      () => import('../tools/teaching_board/EditorPage'),
      ['tools/teaching_board', ...TEACHING_BOARD_TEXTS, 'items', 'editor', 'tools', 'sharing'],
    ),
    InfoPage: lazyPage(() => import('../tools/teaching_board/InfoPage'), ['tools/teaching_board']),
    onePage: true,
  },
} satisfies Record<ToolKey, WebTool>;
