import { expect, it, vi } from 'vitest';
import { collaborationServer, socketAddress } from '../collaboration/socket-address';
import { pageMeta } from './meta';

const PAGE: Record<string, string> = {
  'csrf-token': 'a1',
  'real-time-channel': '/live',
  'collaboration-server': 'https://collab.example/c',
};

it('[SES-14] [TXT-04] token of the page, channel and collaboration server come from its meta tags', () => {
  const querySelector = (selector: string) => {
    const content = PAGE[/^meta\[name="(.+)"\]$/.exec(selector)?.[1] ?? ''];
    return content === undefined ? null : { content, getAttribute: () => content };
  };
  vi.stubGlobal('document', { querySelector });
  expect([pageMeta('csrf'), pageMeta('live'), collaborationServer()]).toEqual(['a1', '/live', 'https://collab.example/c']);
  expect(socketAddress(collaborationServer(), 'd', 1, 'https://murmel.example/x')).toBe('wss://collab.example/c/collab/d?schemaVersion=1');
  vi.stubGlobal('document', { querySelector: () => null });
  expect([pageMeta('csrf'), collaborationServer()]).toEqual(['', '']);
});
