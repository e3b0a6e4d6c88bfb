import { LIMITS, SERVER_LIMITS } from '@murmel/contracts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { insiderAt } from '../api/access/insiders.js';
import { addressOf, ownRequests } from '../api/access/requests.js';
import { ROUTES } from '../api/access/routes.js';
import { forgedZip, wordParts } from '../api/imports/forged-zip.js';
import { begun, part, take } from '../api/uploads/sent-in-parts.js';
import { FuzzedProduct } from '../faults/fuzz/product.js';
import type { TestBrowser } from '../support/browser.js';
import { packageParts } from '../support/h5p-package.js';
import { fillUp } from './support/largest-world.js';
import { formatSilences, Silences } from './support/response-gaps.js';
import { type Senders, sendersIn } from './support/senders.js';

/** Number of repetitions for work that made other clients wait: a busy machine is slow now and then. */
const LOOKS = 2;

let product: FuzzedProduct;
let silences: Silences;
let senders: Senders;
let teacher: TestBrowser;
beforeAll(async () => {
  product = await FuzzedProduct.open(inject('databaseUrl'));
  await product.warmUp();
  senders = await sendersIn(product.asTestApi, await product.world());
  teacher = senders.insiders.teacher!;
  await fillUp(product.asTestApi, senders.world);
  silences = await Silences.open(product.origin, product.api.pid);
});
afterAll(async () => {
  await silences?.close();
  await product?.close();
});

interface Work {
  name: string;
  /** @returns the status */
  run: () => Promise<number>;
}

/**
 * Runs each, one after the other and with a pause; repeats those that made another client wait. Fails with the names of those that did so
 * each time.
 */
async function nobodyWaits(works: readonly Work[]): Promise<void> {
  let slow = [...works];
  const faults: string[] = [];
  for (let look = 0; look <= LOOKS && slow.length > 0; look += 1) {
    const from = silences.count;
    for (const { name, run } of slow) {
      silences.begin(name);
      const status = await run();
      silences.end(String(status));
      if (status >= 500) faults.push(`${status} ${name}`);
      await silences.answered();
    }
    const longest = silences.longest(from);
    console.info(formatSilences(`look ${look + 1}`, longest));
    const names = new Set(silences.tooLong(from));
    slow = slow.filter(({ name }) => names.has(name));
  }
  const complaints = product.complaints().map((line) => line.slice(0, 1500));
  expect({ slow: slow.map(({ name }) => name), faults, complaints }).toEqual({ slow: [], faults: [], complaints: [] });
  expect(silences.refused()).toBe(0);
}

const post = (name: string, path: string, body: unknown): Work => ({
  name,
  run: async () => (await teacher.post(path, body)).status,
});

/** Every call that only asks, in all its forms. */
function questions(): Work[] {
  return ROUTES.filter(({ method }) => method === 'GET').flatMap((route) =>
    ownRequests(route, senders.world).requests.map((request, index) => ({
      name: `${route.name} (${index})`,
      run: async () => (await insiderAt(route, senders.insiders).get(addressOf(request))).status,
    })),
  );
}

/** Returns the operations that process whole items. */
function made(): Work[] {
  const { items } = senders.world;
  const kinds = Object.values(items);
  return [
    ...['csv', 'xlsx', 'zip'].map((format) => ({
      name: `responses as ${format}`,
      run: async () => (await teacher.get(`/api/surveys/surveys/${items.survey.id}/export?format=${format}`)).status,
    })),
    ...kinds.map(({ id, kind }) => ({
      name: `a copy of ${kind}`,
      run: async () => (await teacher.put('/api/items/remix', { itemId: id })).status,
    })),
    ...kinds.map(({ id, kind }) => post(`a document of ${kind}`, '/api/user_documents', { itemId: id })),
    ...kinds.map(({ id, kind }) => post(`a paper of ${kind}`, '/api/user_pdfs', { itemId: id })),
    ...kinds.map(({ id, kind }) => post(`a file of ${kind}`, '/api/murmel_files', { ids: [id] })),
  ];
}

const form = (name: string, bytes: Uint8Array, type: string): FormData => {
  const data = new FormData();
  data.append('file', new Blob([bytes as BlobPart], { type }), name);
  return data;
};

/** The largest that may come: a file in parts, a document, an archive, a package. */
function sent(): Work[] {
  const { survey } = senders.world.items;
  const megabyte = 1024 * 1024;
  const bytes = Buffer.alloc(LIMITS.file.answer.maxMegabytes * megabyte, '%PDF-1.7\n<< [ \n');
  const size = SERVER_LIMITS.upload.partMegabytes * megabyte;
  const paragraph = '<w:p><w:r><w:t>Im Wald &amp; auf der Wiese</w:t></w:r></w:p>';
  const markup = SERVER_LIMITS.broughtIn.markupMegabytes * megabyte * 0.95;
  const longest = LIMITS.text.maxCharacters * 0.9;
  // As long as a text may be, and as much as is looked at at all.
  const word = forgedZip(wordParts(paragraph.repeat(longest / 26)));
  const tooMuchWord = forgedZip(wordParts(paragraph.repeat(markup / paragraph.length)));
  const markdown = Buffer.from('[['.repeat(200_000));
  const archive = forgedZip([{ name: 'murmel.json', contents: '['.repeat(markup) }]);
  const many = Array.from({ length: SERVER_LIMITS.h5p.entries - 20 }, (_, index) => ({
    name: `content/images/${index}.svg`,
    contents: '<svg xmlns="http://www.w3.org/2000/svg"/>'.padEnd(40_000),
  }));
  const h5p = forgedZip(packageParts({ params: { text: '<'.repeat(megabyte) }, more: many }));
  const bring = (name: string, file: Uint8Array, type: string): Work => ({
    name: `brings in ${name}`,
    run: async () => (await teacher.post('/api/brought_in', form(name, file, type))).status,
  });
  return [
    {
      name: 'a file in parts',
      run: async () => {
        const id = await begun(teacher, survey, bytes.length);
        for (let offset = 0; offset < bytes.length; offset += size) await part(teacher, id, offset, bytes.subarray(offset, offset + size));
        return (await take(teacher, survey, id, bytes)).status;
      },
    },
    bring('Blatt.docx', word, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
    bring('Zu viel.docx', tooMuchWord, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
    bring('Blatt.md', markdown, 'text/markdown'),
    bring('Blatt.txt', Buffer.alloc(longest, `${'Wald '.repeat(20)}\n`), 'text/plain'),
    bring('Alles.murmel', archive, 'application/vnd.murmel+zip'),
    {
      name: 'installs a package',
      run: async () => (await senders.insiders.admin!.post('/api/h5p_libraries', form('Spiel.h5p', h5p, 'application/zip'))).status,
    },
    {
      name: 'a package into a worksheet',
      run: async () => {
        const path = `/api/owner_files?itemId=${senders.world.items.worksheet.id}`;
        return (await teacher.post(path, form('Spiel.h5p', h5p, 'application/zip'))).status;
      },
    },
  ];
}

describe('nobody else waits', () => {
  it('for any question about what is as large as it may be: the text, the boards, the answers', async () => {
    await nobodyWaits(questions());
  });

  it('for what is made of it: lists, copies, documents, papers, archives', async () => {
    await nobodyWaits(made());
  });

  it('for the largest files: in parts, documents, archives and packages that are brought in', async () => {
    await nobodyWaits(sent());
  });
});
