import { AI_FILE_LIMITS, MEGABYTE } from '@murmel/contracts';
import { expect, it } from 'vitest';
import { fileProblem, modelProblem } from './file-problem';

it.each([
  ['Blatt.pdf', 'application/pdf', 1, undefined],
  ['Blatt.PDF', '', AI_FILE_LIMITS.megabytes * MEGABYTE, undefined],
  ['image.png', 'image/png', 9, undefined],
  ['Notiz.md', '', 9, undefined],
  ['Blatt.pdf', 'application/pdf', 0, 'empty'],
  ['Blatt.pdf', 'application/pdf', AI_FILE_LIMITS.megabytes * MEGABYTE + 1, 'tooLarge'],
  ['Film.mp4', 'video/mp4', 9, 'kind'],
  ['Bild.svg', 'image/svg+xml', 9, 'kind'],
])('%s of %s with %i bytes', (name, type, size, problem) => {
  expect(fileProblem({ name, type, size })).toBe(problem);
});

it('pictures need a model that sees, and words one that reads as many at once', () => {
  const [picture, text] = [{ kind: 'picture', letters: null } as const, { kind: 'text', letters: 30_000 } as const];
  const model = { images: false, contextWindow: 32_000, maxTokens: 8000 };
  expect([modelProblem([picture], model), modelProblem([text, text], model)]).toEqual(['pictures', undefined]);
  expect(modelProblem([text, text, picture], { ...model, images: true })).toBe('words');
  expect(modelProblem([], model)).toBeUndefined();
});
