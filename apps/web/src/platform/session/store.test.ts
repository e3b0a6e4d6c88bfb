import type { CurrentUser } from '@murmel/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { session } from './store';
import { person } from './test-person';

const visitor: CurrentUser = person({ type: 'Visitor', toolsUserId: '0b0c5a52-0000-4000-8000-000000000002' });

describe('session', () => {
  beforeEach(() => session.reset());

  it('[PWD-01] [PWD-02] counts refused passwords and shows the prompt; a submitted one hides it', () => {
    session.itemPasswordRefused();
    expect(session.get()).toMatchObject({ itemPassword: null, itemPasswordRequired: true, itemPasswordErrorCount: 1 });
    session.submitItemPassword('Wald');
    expect(session.get()).toMatchObject({ itemPassword: 'Wald', itemPasswordRequired: false, itemPasswordErrorCount: 1 });
    session.itemPasswordRefused();
    expect(session.get()).toMatchObject({ itemPassword: null, itemPasswordRequired: true, itemPasswordErrorCount: 2 });
  });

  it('[SES-18] clears the password alone', () => {
    session.change({ accessToken: 'secret' });
    session.submitItemPassword('Wald');
    session.clearItemPassword();
    expect(session.get()).toMatchObject({ accessToken: 'secret', itemPassword: null, itemPasswordErrorCount: 0 });
  });

  it('[SES-01] knows a visitor by id and does not count one as signed in', () => {
    session.setUser(visitor);
    expect(session.get()).toMatchObject({ isVisitor: true, isAuthenticated: false, visitorToken: visitor.toolsUserId });
  });

  it('[SES-01] [SES-28] gives the flags of an admin and a reviewer to teachers only', () => {
    session.setUser(person({ type: 'Pupil', admin: true, reviewer: true }));
    expect(session.get()).toMatchObject({ isPupil: true, isAuthenticated: true, isAdmin: false, isReviewer: false });
    session.setUser(person({ admin: true, reviewer: true }));
    expect(session.get()).toMatchObject({ isAuthenticated: true, isAdmin: true, isReviewer: true });
  });

  it('[SES-09] [SES-17] forgets everything on reset', () => {
    session.setUser(visitor);
    session.change({ accessToken: 'a', publicToken: 'p', projectId: 'j', galleryMode: true });
    session.itemPasswordRefused();
    session.reset();
    expect(session.get()).toMatchObject({
      user: null,
      accessToken: null,
      publicToken: null,
      visitorToken: null,
      itemPassword: null,
      itemPasswordRequired: false,
      itemPasswordErrorCount: 0,
      projectId: null,
      galleryMode: false,
    });
  });
});
