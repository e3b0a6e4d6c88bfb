import { FETCH_RULES, PUBLIC_INTERNET } from './fetch-rules.js';
import { LinkPreview } from './link-preview.js';

export const linkPreviewProviders = [{ provide: FETCH_RULES, useValue: { ...PUBLIC_INTERNET } }, LinkPreview];
