import { expect, it, vi } from 'vitest';
import { publicAddress, typedAddress } from './addresses';

function pageWith(publicUrl: string | undefined): void {
  vi.stubGlobal('location', { origin: 'http://localhost:3000' });
  vi.stubGlobal('document', { querySelector: () => (publicUrl === undefined ? null : { content: publicUrl }) });
}

it('addresses for other devices are those under which people reach the product, wherever the page was opened', () => {
  pageWith('http://192.168.1.5:3000');
  expect(publicAddress('/go#secret')).toBe('http://192.168.1.5:3000/go#secret');
  expect(typedAddress('/go')).toBe('192.168.1.5:3000/go');
  pageWith('https://murmel.example');
  expect([publicAddress('/go'), typedAddress('/go')]).toEqual(['https://murmel.example/go', 'murmel.example/go']);
});

it('a page that no server wrote has its own address only', () => {
  pageWith(undefined);
  expect(publicAddress('/go')).toBe('http://localhost:3000/go');
});
