// Prints what breaks the rules of the house that no linter has. Words choose files or folders: node tools/lint.mjs apps/web
import { fileURLToPath } from 'node:url';
import { houseFaults } from './lint/project-rules.mjs';

const wanted = process.argv.slice(2).map((word) => word.replace(/^\.\/?|\/$/g, ''));
const isWanted = (path) => wanted.length === 0 || wanted.some((word) => word === '' || path === word || path.startsWith(`${word}/`));

const faults = houseFaults(fileURLToPath(new URL('..', import.meta.url))).filter(({ path }) => isWanted(path));
for (const { path, line, rule, message } of faults) console.error(`${path}:${line}: ${message} [${rule}]`);
console.log(`House rules: ${faults.length} faults.`);
process.exit(faults.length > 0 ? 1 : 0);
