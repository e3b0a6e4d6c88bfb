import { type CallMeta, contract } from '@murmel/contracts';
import type { AnyContractProcedure } from '@orpc/contract';
import type { z } from 'zod';

/** One call of the contract, as tests walk through all of them. */
export interface Route {
  /** e.g. `items.get` */
  name: string;
  method: string;
  /** with `/api` and the parameters in braces */
  path: string;
  meta: CallMeta;
  input: z.ZodType | undefined;
}

function proceduresIn(router: object, path: string[] = []): Route[] {
  return Object.entries(router).flatMap(([key, value]) => {
    if (!('~orpc' in (value as object))) return proceduresIn(value as object, [...path, key]);
    const { route, meta, inputSchema } = (value as AnyContractProcedure)['~orpc'];
    return [
      {
        name: [...path, key].join('.'),
        method: route.method!,
        path: `/api${route.path!}`,
        meta: meta as CallMeta,
        input: inputSchema as z.ZodType | undefined,
      },
    ];
  });
}

/** Every call of the api. */
export const ROUTES = proceduresIn(contract);

/** Parts of the contract that are walked through by test files of their own; what is named nowhere is in `rest`. */
const AREAS = {
  pinboards: ['pinboards'],
  teaching_boards: ['teachingBoards'],
  worksheets: ['worksheets'],
  answers: ['surveys', 'wordClouds', 'pupilFeedback', 'ownerFiles', 'uploads', 'imageAttachments'],
  library: [
    ...['bookmarks', 'remixes', 'userDocuments', 'userPdfs', 'broughtIn', 'exports', 'murmelFiles', 'folders', 'gallery'],
    ...['collections', 'materials', 'partners', 'reports', 'reviews', 'reviewers', 'search', 'templates'],
  ],
  'handing-out': ['links', 'qrcodes', 'fileSharing', 'websites', 'timetables', 'prototypeCalendars'],
  recordings: ['recordings', 'audioRecordings', 'screenRecordings', 'videoRecordings'],
  ai: [
    'ai',
    'aiConversations',
    'aiMessages',
    'aiChatCompletions',
    'aiRuns',
    'aiSpeech',
    'aiSteps',
    'aiFiles',
    'aiImages',
    'documentQas',
    'converters',
    'miniToolCatalogue',
    'miniToolRequests',
    'miniTools',
    'worksheetWizard',
    'aiFeedbacks',
    'assistants',
    'projectAi',
    'textSuggestions',
  ],
  classes: ['schoolClasses', 'projects', 'projectItems', 'pupilClasses', 'pupilSessions'],
} as const;
/** `children`: every call about an item, once more about items that belong to one. */
export type Area = keyof typeof AREAS | 'rest' | 'children';

export function routesOf(area: Area): Route[] {
  if (area === 'children') return ROUTES.filter(({ meta }) => meta.operation?.startsWith('item.'));
  const first = ({ name }: Route): string => name.split('.')[0]!;
  const named: readonly string[] = area === 'rest' ? Object.values(AREAS).flat() : AREAS[area];
  return ROUTES.filter((route) => named.includes(first(route)) === (area !== 'rest'));
}
