import { describe, expect, it } from 'vitest';
import { isTypingTarget, undoKey } from './undo-key';

function keys(pressed: string): Parameters<typeof undoKey>[0] {
  const parts = pressed.split('+');
  return {
    key: parts.at(-1)!,
    ctrlKey: parts.includes('Ctrl'),
    metaKey: parts.includes('Cmd'),
    shiftKey: parts.includes('Shift'),
    altKey: parts.includes('Alt'),
  };
}

describe('undoKey', () => {
  it.each([
    ['Ctrl+z', 'undo'],
    ['Cmd+z', 'undo'],
    // Caps Lock
    ['Ctrl+Z', 'undo'],
    ['Ctrl+Shift+Z', 'redo'],
    ['Cmd+Shift+Z', 'redo'],
    ['Ctrl+y', 'redo'],
    ['Cmd+y', undefined],
    ['Ctrl+Shift+Y', undefined],
    ['Ctrl+Alt+z', undefined],
    ['Ctrl+Cmd+z', undefined],
    ['Shift+Z', undefined],
    ['z', undefined],
    ['Ctrl+a', undefined],
  ])('%s asks for %s', (pressed, wanted) => {
    expect(undoKey(keys(pressed))).toBe(wanted);
  });
});

describe('typesIn', () => {
  it('asks for the fields around the place', () => {
    expect(isTypingTarget(null)).toBe(false);
    expect(isTypingTarget({ closest: () => null })).toBe(false);
    expect(
      isTypingTarget({
        closest: (selector: string) =>
          selector.includes('input:not([type="button"]') && !selector.includes('"text"') ? ({} as Element) : null,
      }),
    ).toBe(true);
  });
});
