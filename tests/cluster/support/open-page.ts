import { setTimeout as wait } from 'node:timers/promises';
import type { Account, Item } from '@murmel/server';
import { type Browser, chromium, type Page } from '@playwright/test';
import { until } from '../../collab/support/until.js';
import { chromiumPath } from '../../e2e/support/chromium.js';
import { check } from '../../faults/support/typist.js';
import { TestBrowser } from '../../support/browser.js';
import type { Cluster } from './cluster.js';
import { Items, storedText } from './items.js';

const SAVED = 'Gespeichert';
const TYPE_MS = 1200;
const LOOK_MS = 150;
const PATIENT_MS = 30_000;
const WORD = /<[^<>]+>/g;

interface Seen {
  status: string | undefined;
  text: string | undefined;
}

/** A teacher's real page with a text document, open through all that happens, in which a word is typed every second. */
export class OpenPage {
  /** words that stood there when the light said that all is stored, with the time of the first such moment */
  private readonly claimed = new Map<string, number>();
  private readonly typedAt = new Map<string, number>();
  /** moments at which there was no document on the page */
  readonly gone: string[] = [];
  /** how often it was loaded anew */
  loads = 0;
  last: Seen = { status: undefined, text: undefined };
  private open = true;
  private typing = true;
  private working: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly cluster: Cluster,
    private readonly browser: Browser,
    private readonly page: Page,
    private readonly item: Item,
  ) {}

  static async open(cluster: Cluster, account: Account): Promise<OpenPage> {
    const item = await new Items(cluster, account).document();
    const signedIn = await cluster.people.signIn(new TestBrowser(cluster.origin), account);
    const browser = await chromium.launch({
      ...(chromiumPath ? { executablePath: chromiumPath } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1440, height: 900 } });
    await context.addCookies([{ name: 'murmel_session', value: signedIn.cookies.get('murmel_session')!, url: cluster.origin }]);
    const page = await context.newPage();
    await page.goto(`${cluster.origin}/text_editor/documents/${item.id}`);
    const opened = new OpenPage(cluster, browser, page, item);
    page.on('load', () => void (opened.loads += 1));
    page.on('crash', () => void opened.gone.push('crashed'));
    await until(async () => (await opened.look()).status === SAVED, 'the document is open on the page', PATIENT_MS);
    await page.locator('#document-text .ProseMirror').click();
    opened.working = Promise.all([opened.type(), opened.watch()]);
    return opened;
  }

  /** Words that the light called stored and that are not, or are there twice. */
  async damage(): Promise<{ lost: string[]; doubled: string[] }> {
    const claimed = [...this.claimed.keys()];
    return check(claimed, await storedText(this.cluster, this.item));
  }

  /** Words typed after one moment of `performance.now()` that the light called stored before another. */
  claimedBetween(from: number, to: number): string[] {
    return [...this.claimed].filter(([word, at]) => at < to && (this.typedAt.get(word) ?? 0) > from).map(([word]) => word);
  }

  /** Whether it was said since this was called that a word typed since then is stored. */
  progress(): () => boolean {
    const since = performance.now();
    return () => this.claimedBetween(since, Number.POSITIVE_INFINITY).length > 0;
  }

  /** Stops typing, and waits until the page and the database have the same. */
  async end(withinMs: number): Promise<void> {
    this.typing = false;
    const same = async (): Promise<boolean> => {
      const [{ status, text }, stored] = [await this.look(), await storedText(this.cluster, this.item)];
      return status === SAVED && text === stored;
    };
    await until(same, () => `page and database have the same: ${JSON.stringify(this.last)}`, withinMs);
  }

  async close(): Promise<void> {
    this.typing = this.open = false;
    await this.working.catch(() => undefined);
    await this.browser.close();
  }

  private async type(): Promise<void> {
    for (let count = 1; this.typing; count += 1) {
      const word = `<p.${count}>`;
      this.typedAt.set(word, performance.now());
      await this.page.keyboard.type(word);
      await wait(TYPE_MS);
    }
  }

  private async watch(): Promise<void> {
    for (; this.open; await wait(LOOK_MS)) {
      const { status, text } = await this.look();
      if (text === undefined || status === undefined) this.gone.push(await this.page.title());
      if (status === SAVED)
        for (const [word] of (text ?? '').matchAll(WORD)) if (!this.claimed.has(word)) this.claimed.set(word, performance.now());
    }
  }

  /** The light and the text at one moment. */
  private async look(): Promise<Seen> {
    this.last = await this.page.evaluate(() => {
      const text = document.querySelector('#document-text .ProseMirror')?.cloneNode(true) as HTMLElement | undefined;
      text?.querySelectorAll('.caret, .ProseMirror-widget, .ProseMirror-separator').forEach((caret) => caret.remove());
      return {
        status: document.querySelector('header [role="status"]')?.textContent?.trim(),
        text: text?.textContent?.replace(/[\u200b\u2060\ufeff]/g, ''),
      };
    });
    return this.last;
  }
}
