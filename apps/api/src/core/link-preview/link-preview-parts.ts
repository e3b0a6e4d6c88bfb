import type { Configuration } from '@murmel/server';
import { CONFIGURATION } from '../../platform/tokens.js';
import { FETCH_RULES, NOBODY, PUBLIC_INTERNET } from './fetch-rules.js';
import { FrameCheck } from './frame-check.js';
import { FrameChecksController } from './frame-checks.controller.js';
import { LinkPreview } from './link-preview.js';
import { OwnPages } from './own-pages.js';

export const linkPreviewControllers = [FrameChecksController];

export const linkPreviewProviders = [
  {
    provide: FETCH_RULES,
    inject: [CONFIGURATION],
    useFactory: ({ outgoingRequests }: Configuration) => ({ ...(outgoingRequests ? PUBLIC_INTERNET : NOBODY) }),
  },
  LinkPreview,
  FrameCheck,
  OwnPages,
];
