import { describe, expect, it } from 'vitest';
import { toolScore } from './tool-search';

const tool = { name: 'Textdokument', summary: 'Gemeinsam schreiben', synonyms: 'Aufsatz, Protokoll, Übung, mitschreiben' };

describe('toolScore', () => {
  it.each([
    ['', 1],
    ['text', 4],
    ['text\u200B', 4],
    ['Dokument', 3],
    ['protokoll', 2],
    ['übung', 2],
    ['Uebung', 2],
    ['gemeinsam', 1],
    ['text protokoll', 2],
    ['schreiben gemeinsam', 1],
    ['textdokumnet', 0.5],
    ['protokol', 2],
    ['protkoll', 0.5],
    ['Aufstaz', 0.5],
    ['geminsam', 0],
    ['umfrage', 0],
    ['text umfrage', 0],
  ])('%s scores %i', (typed, score) => expect(toolScore(tool, typed)).toBe(score));

  it('finds words typed without umlaut dots as two letters only', () => {
    expect(toolScore({ ...tool, name: 'Prüfung' }, 'pruefung')).toBe(4);
    expect(toolScore({ ...tool, name: 'Café' }, 'cafe')).toBe(4);
  });
});
