import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEPT = '.data/proof';

/** Returns the folder in which stages of a proof store their results of a commit, each at its end. */
export const folderOfResults = (root, commit) => join(root, KEPT, commit);

/** Returns the results of stages of this commit so far: a proof that was stopped resumes there. */
export function earlierResults(root, commit) {
  const folder = folderOfResults(root, commit);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
}

export const forgetResults = (root) => rmSync(join(root, KEPT), { recursive: true, force: true });

const HEADING = '| stage | passed | failed | seconds | commit | slowness |\n| --- | --: | --: | --: | --- | --: |\n';
const FIRST = '## ';

/** Puts the table of a run on top of those in docs/proof.md. */
export function writeTable(root, results, { long }) {
  const file = join(root, 'docs/proof.md');
  const text = readFileSync(file, 'utf8');
  const rows = results.map(
    ({ name, passed, failed, seconds, commit, machine }) =>
      `| ${name} | ${passed} | ${failed} | ${Math.round(seconds)} | ${commit} | ${machine.toFixed(2)} |\n`,
  );
  const failures = results.flatMap(({ name, failures = [] }) => failures.map((failure) => `- ${name}: ${failure}\n`));
  const failed = failures.length > 0 ? `\nFailed:\n\n${failures.join('')}` : '';
  const table = `## ${new Date().toISOString().slice(0, 16).replace('T', ' ')}${long ? ', long' : ''}\n\n${HEADING}${rows.join('')}${failed}\n`;
  const at = text.includes(`\n${FIRST}`) ? text.indexOf(`\n${FIRST}`) + 1 : text.length;
  writeFileSync(file, text.slice(0, at) + table + text.slice(at));
}
