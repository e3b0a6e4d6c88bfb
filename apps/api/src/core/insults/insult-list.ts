import { ARABIC } from './lists/ar.js';
import { GERMAN } from './lists/de.js';
import { ENGLISH } from './lists/en.js';
import { EXTREMISTS } from './lists/extremists.js';
import { KURDISH } from './lists/ku.js';
import { MORE } from './lists/more.js';
import { POLISH } from './lists/pl.js';
import { RUSSIAN } from './lists/ru.js';
import { TURKISH } from './lists/tr.js';

/**
 * Insults that come with the product, for words on the wall and for names; a teacher may replace the list for a cloud.
 * A fence against the obvious, not a judge: what it holds back waits for a teacher, and a name can be chosen anew.
 */
export const INSULTS: readonly string[] = [
  ...new Set([...GERMAN, ...ENGLISH, ...TURKISH, ...POLISH, ...RUSSIAN, ...ARABIC, ...KURDISH, ...MORE]),
].sort((left, right) => left.localeCompare(right, 'de'));

/** Words that may be subjects of a lesson but not names. */
export const NOT_AS_A_NAME: readonly string[] = [
  ...EXTREMISTS,
  'nazi',
  'nazis',
  'neonazi',
  'ss',
  'hakenkreuz',
  'gaskammer',
  'anal',
  'anus',
  'penis',
  'vagina',
  'vulva',
  'hoden',
  'orgasmus',
  'sperma',
  'nackt',
  'nude',
  'aids',
  'behindert',
  'behinderter',
  'behinderte',
  'sau',
  'asi',
  'terrorist',
  'holocaust',
  'auschwitz',
];
