import type { CurrentUser, ProjectVisit } from '@murmel/contracts';
import { LiveBrowser } from '../../live/support/live-browser.js';
import { TestBrowser } from '../../support/browser.js';
import { RawWriter, type Ticket } from './raw-writer.js';
import type { StackAddress } from './stack.js';

/** A pupil of the rest of the class: a browser at the wire that came in with nothing but a code, and does what the screens do. */
export class WirePupil {
  private constructor(
    readonly browser: TestBrowser,
    readonly live: LiveBrowser<ProjectVisit>,
    private readonly stack: StackAddress,
    private readonly projectId: string,
  ) {}

  /** @throws Error when the code does not open */
  static async come(stack: StackAddress, code: string, projectId: string): Promise<WirePupil> {
    const browser = new TestBrowser(stack.origin);
    const { status, body } = await browser.post<CurrentUser>('/api/pupil_sessions', { code });
    if (status !== 201) throw new Error(`the code does not open: ${status} ${JSON.stringify(body)}`);
    const live = await LiveBrowser.open<ProjectVisit>(browser);
    await live.joinProject(projectId);
    return new WirePupil(browser, live, stack, projectId);
  }

  /** Opens a shared document: says so, and holds the document itself. */
  async open(itemId: string): Promise<RawWriter> {
    await this.live.joinProject(this.projectId, itemId);
    const { status, body } = await this.browser.post<Ticket>(`/api/items/${itemId}/collaboration_ticket`, {});
    if (status !== 201) throw new Error(`no ticket: ${status}`);
    return RawWriter.with(this.stack, body);
  }

  leave(): void {
    this.live.close();
  }
}
