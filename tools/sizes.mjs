// Holds the limits of what a browser loads before a page can be used. Reads the production build of apps/web.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const DIST = fileURLToPath(new URL('../apps/web/dist', import.meta.url));

const TEXTS_OF_APP = [
  'src/app/de.json',
  'src/core/tools/de.json',
  'src/platform/page/de.json',
  'src/platform/errors/de.json',
  'src/platform/errors/accounts/de.json',
];
// What pushes results to whoever takes part.
const LIVE_CLIENT = '../../node_modules/socket.io-client/build/esm/index.js';
// The live board of a pinboard's guests.
const LIVE_PINBOARD = ['src/tools/pinboard/board/GuestPinboard.tsx'];

/**
 * Limits in kB (1000 bytes) after gzip -9; `all` counts the page itself, its styles and first fonts too.
 * `lazy` names the modules that the page loads at once although they are split off (its route and its texts):
 * without them the entry alone would be measured, which shows nothing yet. Those of a tool's public page come
 * from what the build wrote down for the server, which names them in the page.
 */
const PAGES = [
  {
    name: 'login',
    entry: 'index.html',
    javascript: 185,
    lazy: [...TEXTS_OF_APP, 'src/core/accounts/LoginPage.tsx', 'src/core/accounts/de.json'],
  },
  {
    name: "a teacher's first page",
    entry: 'index.html',
    javascript: 200,
    lazy: [
      ...TEXTS_OF_APP,
      'src/app/pages/HomePage.tsx',
      'src/core/shell/AppShell.tsx',
      'src/core/shell/de.json',
      'src/core/start/StartPage.tsx',
      'src/core/start/de.json',
      'src/core/items/de.json',
    ],
  },
  { name: 'public page before the editor', entry: 'visitor.html', tool: 'text_editor', javascript: 117, all: 204 },
  { name: 'word entry', entry: 'visitor.html', tool: 'word_clouds', lazy: [LIVE_CLIENT], javascript: 134, all: 220 },
  { name: 'a survey', entry: 'visitor.html', tool: 'surveys', lazy: [LIVE_CLIENT], javascript: 140, all: 227 },
  { name: 'a worksheet', entry: 'visitor.html', tool: 'worksheet', javascript: 133, all: 220 },
  { name: 'a short link', entry: 'visitor.html', tool: 'link_shortener', javascript: 115, all: 201 },
  { name: 'a pinboard before its live board', entry: 'visitor.html', tool: 'pinboard', javascript: 116, all: 203 },
  { name: 'a teaching board before its live board', entry: 'visitor.html', tool: 'teaching_board', javascript: 118, all: 206 },
  {
    // Comes when the page stands already; the limit keeps it from growing.
    name: 'a pinboard with everything live',
    entry: 'visitor.html',
    tool: 'pinboard',
    lazy: [LIVE_CLIENT, ...LIVE_PINBOARD],
    javascript: 239,
    all: 341,
  },
];

const manifest = JSON.parse(read('.vite/manifest.json'));
const firstFiles = JSON.parse(read('.vite/first-files.json'));
// A tool of which nothing is said above.
for (const tool of Object.keys(firstFiles).filter((tool) => !PAGES.some((page) => page.tool === tool)))
  PAGES.push({ name: tool, entry: 'visitor.html', tool, javascript: 118, all: 206 });
// The page of the app names them; that of guests asks for the same two once its scripts are there.
const fonts = [
  ...read('index.html')
    .toString()
    .matchAll(/<link[^>]+rel="preload"[^>]+href="\/([^"]+\.woff2)"/g),
].map(([, file]) => file);
let failed = false;
for (const page of PAGES) {
  const chunks = closureOf([page.entry, ...(page.tool ? ['src/visitor/begin.ts'] : []), ...(page.lazy ?? [])]);
  const ofTool = firstFiles[page.tool]?.de ?? { scripts: [], styles: [] };
  const scripts = [...new Set([...chunks.map(({ file }) => file).filter((file) => file.endsWith('.js')), ...ofTool.scripts])];
  const styles = new Set([...chunks.flatMap(({ css = [] }) => css), ...ofTool.styles]);
  const javascript = sum(scripts.map(packed));
  // Fonts are compressed already.
  const all = javascript + sum([...styles].map(packed)) + packed(page.entry) + sum(fonts.map((file) => read(file).length));

  console.log(`\n${page.name} (${page.entry})`);
  for (const file of scripts.toSorted((a, b) => packed(b) - packed(a))) row(file, packed(file));
  verdict('JavaScript', javascript, page.javascript);
  verdict('all bytes', all, page.all);
}
process.exit(failed ? 1 : 0);

function read(file) {
  try {
    return readFileSync(join(DIST, file));
  } catch {
    console.error(`apps/web/dist/${file} is missing; build first.`);
    process.exit(1);
  }
}

/** The named modules and all that they import before they can run. */
function closureOf(keys, found = new Map()) {
  for (const key of keys) {
    if (found.has(key)) continue;
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}.`);
    found.set(key, chunk);
    closureOf(chunk.imports ?? [], found);
  }
  return [...found.values()];
}

function packed(file) {
  return gzipSync(read(file), { level: 9 }).length;
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

function row(label, bytes, note = '') {
  console.log(`  ${label.padEnd(48)} ${(bytes / 1000).toFixed(1).padStart(8)} kB ${note}`);
}

function verdict(label, bytes, limit) {
  const tooMuch = limit !== undefined && bytes > limit * 1000;
  failed ||= tooMuch;
  row(label, bytes, limit === undefined ? '' : `of ${limit} kB${tooMuch ? '  TOO MUCH' : ''}`);
}
