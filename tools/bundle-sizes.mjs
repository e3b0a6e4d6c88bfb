// Holds the limits of what a browser loads before a page can be used. Reads the production build of apps/web.
import { existsSync, readFileSync } from 'node:fs';
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
// Client that receives pushed results.
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
    javascript: 230.9,
    lazy: [...TEXTS_OF_APP, 'src/core/accounts/LoginPage.tsx', 'src/core/accounts/de.json'],
  },
  {
    name: "a teacher's first page",
    entry: 'index.html',
    javascript: 248.4,
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
  {
    // The code that draws answers loads beside it; the live connection, and the code that draws formulas, load afterwards.
    name: 'a chat with a model',
    entry: 'index.html',
    javascript: 255.5,
    lazy: [
      ...TEXTS_OF_APP,
      'src/core/shell/de.json',
      'src/app/pages/ChatPage.tsx',
      'src/core/ai/chat/de.json',
      'src/core/ai/markdown/de.json',
    ],
  },
  { name: 'public page before the editor', entry: 'visitor.html', tool: 'text_editor', javascript: 141.5, all: 229.0 },
  { name: 'word entry', entry: 'visitor.html', tool: 'word_clouds', lazy: [LIVE_CLIENT], javascript: 159.7, all: 246.5 },
  { name: 'a survey', entry: 'visitor.html', tool: 'surveys', lazy: [LIVE_CLIENT], javascript: 168.3, all: 256.4 },
  { name: 'a worksheet', entry: 'visitor.html', tool: 'worksheet', javascript: 160.4, all: 248.5 },
  {
    // All that stands before a pupil writes on it.
    name: 'a worksheet with its tasks',
    entry: 'visitor.html',
    tool: 'worksheet',
    lazy: ['src/tools/worksheet/work/WorkPage.tsx'],
    javascript: 192.8,
    all: 287.1,
  },
  { name: 'the task of a correction', entry: 'visitor.html', tool: 'correction_aid', javascript: 134.1, all: 219.0 },
  { name: 'a writing assignment', entry: 'visitor.html', tool: 'pupil_feedback', javascript: 157.8, all: 245.8 },
  { name: 'the week of a timetable', entry: 'visitor.html', tool: 'timetable', javascript: 145.0, all: 232.8 },
  { name: 'the next events of a calendar', entry: 'visitor.html', tool: 'timetable_prototype', javascript: 135.9, all: 222.8 },
  { name: 'a file share', entry: 'visitor.html', tool: 'file_sharing', javascript: 149.1, all: 237.1 },
  { name: 'a website before the server draws it', entry: 'visitor.html', tool: 'website', javascript: 134.0, all: 219.2 },
  ...['audio_recorder', 'screen_recorder', 'video_recorder'].map((tool) => ({
    name: `a recording (${tool})`,
    entry: 'visitor.html',
    tool,
    javascript: 159.0,
    all: 248.1,
  })),
  { name: 'a QR code', entry: 'visitor.html', tool: 'qrcodes', javascript: 134.8, all: 220.3 },
  { name: 'an assistant before its conversation', entry: 'visitor.html', tool: 'assistants', javascript: 135.1, all: 223.1 },
  {
    // All that a pupil needs to ask and to read; the live line comes with the first question.
    name: 'a conversation with an assistant',
    entry: 'visitor.html',
    tool: 'assistants',
    lazy: [LIVE_CLIENT, 'src/tools/assistants/talk/assistant-talk-with-texts.ts'],
    javascript: 197.1,
    all: 287.1,
  },
  { name: 'a mini tool before its prompt', entry: 'visitor.html', tool: 'mini_tools', javascript: 134.5, all: 219.8 },
  { name: 'a short link', entry: 'visitor.html', tool: 'link_shortener', javascript: 138.3, all: 224.5 },
  { name: 'a pinboard before its live board', entry: 'visitor.html', tool: 'pinboard', javascript: 140.1, all: 227.5 },
  { name: 'a teaching board before its live board', entry: 'visitor.html', tool: 'teaching_board', javascript: 141.9, all: 229.7 },
  {
    // Comes when the page stands already; the limit keeps it from growing.
    name: 'a pinboard with everything live',
    entry: 'visitor.html',
    tool: 'pinboard',
    lazy: [LIVE_CLIENT, ...LIVE_PINBOARD],
    javascript: 269.0,
    all: 368.6,
  },
];

/** Files, and kB after gzip: thirty phones fetch them at once in a school's network. */
const SHELL_LIMITS = { guests: { files: 440, bytes: 1400 }, app: { files: 830, bytes: 1770 } };

const manifest = JSON.parse(read('.vite/manifest.json'));
const firstFiles = JSON.parse(read('.vite/first-files.json'));
// A tool of which nothing is said above.
for (const tool of Object.keys(firstFiles).filter((tool) => !PAGES.some((page) => page.tool === tool)))
  PAGES.push({ name: tool, entry: 'visitor.html', tool, javascript: 135.1, all: 223.1 });
// The page of the app names them; that of guests asks for the same two once its scripts are there.
const fonts = [
  ...read('index.html')
    .toString()
    .matchAll(/<link[^>]+rel="preload"[^>]+href="\/([^"]+\.woff2)"/g),
].map(([, file]) => file);
const worker = read('.vite/worker.js').toString();
const shells = JSON.parse(worker.slice(worker.indexOf('{'), worker.indexOf('\n')).replace(/;$/, ''));
const tooLarge = [];
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
  verdict(page.name, 'JavaScript', javascript, page.javascript);
  verdict(page.name, 'all bytes', all, page.all);
}
console.log('\nwhat is fetched for a line that goes away, beside the page (of a tool for guests and of the app)');
for (const [name, places] of Object.entries(shells.shells)) {
  const limit = SHELL_LIMITS[name.startsWith('app/') ? 'app' : 'guests'];
  const files = places.map((place) => shells.files[place]);
  const tooMany = files.length > limit.files;
  if (tooMany) tooLarge.push(`${name} ${files.length} files of ${limit.files}`);
  verdict(name, `${name}: ${files.length} files of ${limit.files}${tooMany ? '  TOO MANY' : ''}`, sum(files.map(sent)), limit.bytes);
}
if (tooLarge.length > 0) console.log(`\nToo large: ${tooLarge.join('; ')}`);
process.exit(tooLarge.length > 0 ? 1 : 0);

/** Bytes of a file as it goes over the line. */
function sent(file) {
  return read(existsSync(join(DIST, `${file}.gz`)) ? `${file}.gz` : file).length;
}

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

function verdict(name, label, bytes, limit) {
  const tooMuch = limit !== undefined && bytes > limit * 1000;
  if (tooMuch) tooLarge.push(`${name}, ${label}: ${bytes} of ${limit * 1000} bytes`);
  row(label, bytes, limit === undefined ? '' : `of ${limit} kB${tooMuch ? '  TOO MUCH' : ''}`);
}
