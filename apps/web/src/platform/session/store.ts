import { type CurrentUser, LIMITS } from '@murmel/contracts';
import { useSyncExternalStore } from 'react';

/** The session of this page. Only the project survives a reload (project.ts); secrets never leave memory. */
export interface SessionState {
  user: CurrentUser | null;
  accessToken: string | null;
  publicToken: string | null;
  /** key of a response that is continued on this device, until the server's cookie carries it */
  responseKey: string | null;
  /** the visitor's id, never a credential (spec E20) */
  visitorToken: string | null;
  itemPassword: string | null;
  itemPasswordRequired: boolean;
  itemPasswordErrorCount: number;
  projectId: string | null;
  galleryMode: boolean;
  /** its pages belong to one account: every call names that account, so that it is never answered for another one */
  ownPages: boolean;
}

/** The state with what follows from it. */
export interface Session extends SessionState {
  isVisitor: boolean;
  isPupil: boolean;
  isTeacher: boolean;
  /** teacher or pupil */
  isAuthenticated: boolean;
  /** the account that calls are made for; null where any signed-in account may make them */
  account: string | null;
  isIncognito: boolean;
  isAdmin: boolean;
  isReviewer: boolean;
}

const EMPTY: SessionState = {
  user: null,
  accessToken: null,
  publicToken: null,
  responseKey: null,
  visitorToken: null,
  itemPassword: null,
  itemPasswordRequired: false,
  itemPasswordErrorCount: 0,
  projectId: null,
  galleryMode: false,
  ownPages: false,
};

function derive(state: SessionState): Session {
  const type = state.user?.type;
  const isAuthenticated = type === 'User' || type === 'Pupil';
  return {
    ...state,
    isVisitor: type === 'Visitor',
    isPupil: type === 'Pupil',
    isTeacher: type === 'User',
    isAuthenticated,
    account: isAuthenticated && state.ownPages ? (state.user?.id ?? null) : null,
    isIncognito: state.user?.incognito ?? false,
    isAdmin: type === 'User' && state.user?.admin === true,
    isReviewer: type === 'User' && state.user?.reviewer === true,
  };
}

function createSession() {
  let current = derive(EMPTY);
  const listeners = new Set<() => void>();
  const change = (part: Partial<SessionState>): void => {
    current = derive({ ...current, ...part });
    listeners.forEach((listener) => listener());
  };
  return {
    get: (): Session => current,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change,
    setUser(user: CurrentUser | null): void {
      change({ user, visitorToken: user?.type === 'Visitor' ? (user.toolsUserId ?? user.id) : current.visitorToken });
    },
    /** A visitor may be called something else in each item. */
    calledHere(name: string): void {
      const { user } = current;
      if (user?.type === 'Visitor' && user.name !== name)
        change({ user: { ...user, name, publicName: name, shortName: name.slice(0, LIMITS.shortName) } });
    },
    /** The prompt was answered: the next request carries this password. */
    submitItemPassword: (itemPassword: string): void => change({ itemPassword, itemPasswordRequired: false }),
    /** Records that the server requires a password, or rejected the given one. */
    itemPasswordRefused: (): void =>
      change({ itemPassword: null, itemPasswordRequired: true, itemPasswordErrorCount: current.itemPasswordErrorCount + 1 }),
    /** Forgets the password alone. */
    clearItemPassword: (): void => change({ itemPassword: null, itemPasswordRequired: false, itemPasswordErrorCount: 0 }),
    /** Forgets everything: user, tokens, password with its counters, project, gallery mode. */
    reset: (): void => change({ ...EMPTY, ownPages: current.ownPages }),
  };
}

export const session = createSession();

/** The session, drawn again when it changes. */
export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.get);
}
