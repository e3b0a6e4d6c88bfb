import { type OwnPupilText, PUPIL_FEEDBACK_LIMITS } from '@murmel/contracts';
import { type Account, Item, newId, PupilFeedbackAssignment } from '@murmel/server';
import type { TestApi } from '../../support/api.js';
import type { Answer, TestBrowser } from '../../support/browser.js';
import { type Cast, castOf } from '../sharing/cast.js';

export const ASSIGNMENTS = '/api/pupil_feedback/assignments';
export const TEXTS = '/api/pupil_feedback/responses';

export interface TextCast extends Cast {
  path: string;
  /** ids of the visible and of the hidden criterion */
  criteria: [string, string];
  begin(browser: TestBrowser, name?: string): Promise<Answer<OwnPupilText>>;
  write(browser: TestBrowser, id: string, text: string): Promise<Answer<OwnPupilText>>;
  submit(browser: TestBrowser, id: string, text?: string, final?: boolean): Promise<Answer<OwnPupilText>>;
  /** begins and hands in one version */
  hand(browser: TestBrowser, text: string): Promise<OwnPupilText>;
}

export const answersOf = (text: string) => [{ partId: 'text', text }];

/** An assignment with two criteria, open for guests with the link. @param owner of another account than that of the cast's owner */
export async function textCast(api: TestApi, owner?: Account, fields: Partial<PupilFeedbackAssignment> = {}): Promise<TextCast> {
  const cast = await castOf(api, { kind: 'pupil_feedback_assignment' });
  if (owner) await api.database.manager.update(Item, { id: cast.item.id }, { ownerId: owner.id });
  const criteria: [string, string] = [newId(), newId()];
  await api.database.manager.insert(PupilFeedbackAssignment, {
    ...{ itemId: cast.item.id, task: 'Schreib ein Protokoll', material: '', state: 'open', closesAt: null, scored: false },
    criteria: criteria.map((id, index) => ({ id, text: ['Messwerte mit Einheit', 'Selbstständig'][index]!, visible: index === 0 })),
    ...fields,
  });
  const path = `${ASSIGNMENTS}/${cast.item.id}`;
  const begin = (browser: TestBrowser, name = 'Falke') => browser.post<OwnPupilText>(`${path}/responses`, { name });
  const submit = (browser: TestBrowser, id: string, text?: string, final = false) =>
    browser.patch<OwnPupilText>(`${TEXTS}/${id}/submit`, { ...(text !== undefined && { answers: answersOf(text) }), final });
  return {
    ...cast,
    ...{ path, criteria, begin, submit },
    write: (browser, id, text) => browser.put<OwnPupilText>(`${TEXTS}/${id}`, { answers: answersOf(text) }),
    hand: async (browser, text) => {
      const { id } = (await begin(browser)).body;
      return (await submit(browser, id, text)).body;
    },
  };
}

export const TOO_LONG = 'x'.repeat(PUPIL_FEEDBACK_LIMITS.textMax + 1);
