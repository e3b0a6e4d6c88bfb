import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface StructNode {
  role?: string;
  alt?: string;
  type?: string;
  id?: string;
  children?: StructNode[];
}

/** An element of a PDF as a reader of the screen is told of it. */
export interface Tagged {
  role: string;
  alt?: string;
  words: string;
}

export interface ReadPdf {
  title: string;
  authors: string;
  language: string;
  /** the part of PDF/UA that it says it keeps to */
  accessible: string;
  /** width and height of the first page in points, rounded */
  paper: [number, number];
  pages: number;
  /** in reading order, from all pages */
  tags: Tagged[];
  /** what stands in no element: footers */
  around: string;
}

/** Reads a PDF back as other programs do. */
export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  try {
    const document = await loading.promise;
    const { info, metadata } = await document.getMetadata();
    const { Title, Author, Language } = info as Record<string, string>;
    const tags: Tagged[] = [];
    let around = '';
    let paper: [number, number] = [0, 0];
    for (let number = document.numPages; number > 0; number--) {
      const page = await document.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      paper = [Math.round(width), Math.round(height)];
      const { items } = await page.getTextContent({ includeMarkedContent: true });
      const words = wordsById(items as ({ str: string } | { type: string; id?: string | null })[]);
      around = `${words.get('') ?? ''}\n${around}`;
      tags.unshift(...taggedIn((await page.getStructTree()) as StructNode, words));
    }
    const accessible = String((metadata as { get(name: string): unknown } | null)?.get('pdfuaid:part') ?? '');
    return {
      title: Title ?? '',
      authors: Author ?? '',
      language: Language ?? '',
      accessible,
      paper,
      pages: document.numPages,
      tags,
      around,
    };
  } finally {
    await loading.destroy();
  }
}

function wordsById(items: readonly ({ str: string } | { type: string; id?: string | null })[]): Map<string, string> {
  const words = new Map<string, string>();
  const open: (string | null | undefined)[] = [];
  for (const item of items) {
    if ('str' in item) {
      const id = open.findLast((one) => one != null) ?? '';
      words.set(id, (words.get(id) ?? '') + item.str);
    } else if (item.type.startsWith('begin')) open.push(item.id);
    else open.pop();
  }
  return words;
}

const wordsOf = (node: StructNode, words: ReadonlyMap<string, string>): string =>
  node.type === 'content' ? (words.get(node.id ?? '') ?? '') : (node.children ?? []).map((child) => wordsOf(child, words)).join('');

function taggedIn(node: StructNode, words: ReadonlyMap<string, string>): Tagged[] {
  if (!node.role) return [];
  const inside = (node.children ?? []).flatMap((child) => taggedIn(child, words));
  if (node.role === 'Root' || node.role === 'Document') return inside;
  return [{ role: node.role, ...(node.alt !== undefined && { alt: node.alt }), words: wordsOf(node, words).trim() }, ...inside];
}
