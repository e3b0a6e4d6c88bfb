import { expect, it } from 'vitest';

type Texts = { [key: string]: string | Texts };
const files = import.meta.glob<Texts>('../../**/{de,en}.json', { eager: true, import: 'default' });

function textsIn(texts: Texts, path: string): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}.${key}`, value]] : textsIn(value, `${path}.${key}`),
  );
}

/** Sentences for a text that is too long or too short, for too much that is chosen, and for too many words. */
const RULE = /(too_?(long|short|many|few)(AtOnce|Items|Lines|_words)?|limit_reached|full|(?<=problem\.)(few|many|long))(_one|_other)?$/i;
/**
 * Exceptions: texts that only ask to wait, or say that a page fills the screen, or that a whole board is as large as its history may be.
 */
const NO_RULE =
  /BOARD_FULL$|core\/profile\/\w+\.json\.passwordTooMany|core\/pupils\/entrance\/\w+\.json\.code\.tooMany|\.(share\.(full|leaveFull))$/;

it('[VAL-01] what is too long, too short or too many is said with its number, in both languages', () => {
  const said = Object.entries(files)
    .flatMap(([file, texts]) => textsIn(texts, file))
    .filter(([key]) => RULE.test(key) && !NO_RULE.test(key));
  expect(said.length).toBeGreaterThan(90);
  expect(said.filter(([, words]) => !/\{\{(min|max|limit|free|atOnce|count|items|taskMax|megabytes|counted)\}\}|\d/.test(words))).toEqual(
    [],
  );
});

it('[VAL-01] what is missing is asked for, in both languages', () => {
  const asked = Object.entries(files)
    .flatMap(([file, texts]) => textsIn(texts, file))
    .filter(([key]) => /(\.required|Required|nameMissing|problems\.empty)$/.test(key));
  expect(asked.filter(([, words]) => words.trim() === '')).toEqual([]);
});
