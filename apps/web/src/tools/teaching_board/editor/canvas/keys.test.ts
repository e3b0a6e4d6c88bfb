import { describe, expect, it } from 'vitest';
import { commandOf, type KeyPlace, type KeyPress } from './keys';

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({ key, ctrl: false, shift: false, alt: false, ...held });
const onCard: KeyPlace = { focus: 'card', selected: true, editable: true, presenting: false };
const onPage: KeyPlace = { ...onCard, focus: 'page', selected: false };
const inside: KeyPlace = { ...onCard, focus: 'inside' };

describe('keys on a selected card', () => {
  it.each([
    [press('ArrowRight'), { type: 'move', dx: 1, dy: 0 }],
    [press('ArrowUp'), { type: 'move', dx: 0, dy: -1 }],
    [press('ArrowDown', { shift: true }), { type: 'resize', dx: 0, dy: 1 }],
    [press('Delete'), { type: 'remove' }],
    [press('d', { ctrl: true }), { type: 'duplicate' }],
    [press('a', { ctrl: true }), { type: 'selectAll' }],
    [press('Escape'), { type: 'clear' }],
    [press('+', { shift: true }), { type: 'layer', to: 'forward' }],
    [press('-'), { type: 'layer', to: 'backward' }],
    [press('PageUp', { shift: true }), { type: 'layer', to: 'front' }],
    [press('PageDown'), { type: 'layer', to: 'backward' }],
    [press('l'), { type: 'lock' }],
    [press('F2'), { type: 'rename' }],
    [press('Enter'), { type: 'edit' }],
    [press(' '), { type: 'toggle' }],
    [press('F10', { shift: true }), { type: 'menu' }],
    [press('f'), { type: 'present' }],
  ])('%o', (key, command) => {
    expect(commandOf(key, onCard)).toEqual(command);
  });
});

describe('keys elsewhere', () => {
  it('change the page while nothing is selected, and in full screen always', () => {
    expect(commandOf(press('ArrowRight'), onPage)).toEqual({ type: 'page', by: 1 });
    expect(commandOf(press('PageUp'), onPage)).toEqual({ type: 'page', by: -1 });
    expect(commandOf(press('ArrowLeft'), { ...onCard, presenting: true })).toEqual({ type: 'page', by: -1 });
  });

  it('belong to a button or a field that has the focus', () => {
    for (const key of ['ArrowRight', 'Delete', 'l', 'f', 'Enter', ' ', '+', 'F2']) expect(commandOf(press(key), inside)).toBeUndefined();
    expect(commandOf(press('a', { ctrl: true }), inside)).toBeUndefined();
    expect(commandOf(press('Escape'), inside)).toEqual({ type: 'clear' });
  });

  it('change nothing for whoever only looks, and in full screen', () => {
    for (const key of ['Delete', 'l', 'Enter', '+', 'F2', 'ArrowUp']) {
      expect(commandOf(press(key), { ...onCard, editable: false })).toBeUndefined();
      expect(commandOf(press(key), { ...onCard, presenting: true })).toBeUndefined();
    }
    expect(commandOf(press('d', { ctrl: true }), { ...onCard, presenting: true })).toBeUndefined();
  });

  it('leave what the browser and the system do alone', () => {
    expect(commandOf(press('ArrowRight', { alt: true }), onPage)).toBeUndefined();
    expect(commandOf(press('f', { ctrl: true }), onPage)).toBeUndefined();
    expect(commandOf(press('Delete'), onPage)).toBeUndefined();
  });
});
