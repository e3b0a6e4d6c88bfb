import { describe, expect, it } from 'vitest';
import { typedWebAddress } from './web-address.js';

const read = (typed: string) => typedWebAddress(typed, 2000)?.href;

describe('an address as it is typed or pasted', () => {
  it.each([
    'https://murmel.example/7b',
    'https://murmel.example/7b.',
    'https://murmel.example/7b,',
    'https://murmel.example/7b).',
    '(https://murmel.example/7b)',
    '<https://murmel.example/7b>',
    'https://murmel.example/7b>',
    '„https://murmel.example/7b“.',
    '\u200Bhttps://murmel.example/7b\u200B',
    'https://mur\u200Bmel.exam\u00ADple/7b',
    '\uFEFFmurmel.example/7b\u2060',
    '\u2800murmel.example/7b\u3164',
    '\u202Amurmel.example/7b\u202C',
  ])('%j', (typed) => {
    expect(read(typed)).toBe('https://murmel.example/7b');
  });

  it.each([
    ['https://de.murmel.example/Mercury_(Planet)', 'https://de.murmel.example/Mercury_(Planet)'],
    ['(https://de.murmel.example/Mercury_(Planet)).', 'https://de.murmel.example/Mercury_(Planet)'],
    ['https://murmel.example/?q=a&b=c!', 'https://murmel.example/?q=a&b=c!'],
    ['[::1]:3000', 'https://[::1]:3000/'],
  ])('%j keeps what belongs to it', (typed, address) => {
    expect(read(typed)).toBe(address);
  });

  it.each([
    '',
    '\u200B',
    '...',
    'https:',
    'https://.',
    'java\u200Bscript:alert(1)',
    'https://a@murmel.example',
    'https://mur\nmel.example',
    'https://murmel.example/\u202Egpj.exe',
    'zwei wörter.de',
    '/7b',
  ])('%j is none', (typed) => {
    expect(read(typed)).toBeUndefined();
  });

  it('many brackets take no longer than other signs', () => {
    expect(read(`https://murmel.example/${')'.repeat(200_000)}`)).toBe('https://murmel.example/');
  });
});
