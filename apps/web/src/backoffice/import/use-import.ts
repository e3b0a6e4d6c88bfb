import { BACKOFFICE_LIMITS, type InvitedState } from '@murmel/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../platform/api/client';
import { errorText } from '../../platform/errors/error-text';
import { randomUuid } from '../../platform/random-id';
import type { TeacherLine } from './read-teachers';

/** Place, seat and role that all people of an import get. */
export interface Preset {
  schoolId: string | null;
  licenceId: string | null;
  reviewer: boolean;
}

export interface InvitedLine {
  email: string;
  name: string;
  state: InvitedState;
  /** without a mail server: the link to hand over */
  link: string | null;
}

export interface Known {
  accounts: ReadonlySet<string>;
  invited: ReadonlySet<string>;
  /** what looks like an address, and is none to which a mail goes */
  wrong: ReadonlySet<string>;
  byMail: boolean;
}

const { checked, invited: atOnce } = BACKOFFICE_LIMITS.import;

/** Asks which of the addresses are known, some hundred at a time. Nothing is written. */
export async function knownAmong(lines: readonly TeacherLine[]): Promise<Known> {
  const emails = lines.filter(({ state }) => state === 'ok').map(({ email }) => email);
  const [accounts, invited, wrong] = [new Set<string>(), new Set<string>(), new Set<string>()];
  let byMail = false;
  for (let at = 0; at === 0 || at < emails.length; at += checked) {
    const found = await api.backofficeInvitations.check({ emails: emails.slice(at, at + checked) });
    found.accounts.forEach((email) => accounts.add(email));
    found.invited.forEach((email) => invited.add(email));
    found.wrong.forEach((email) => wrong.add(email));
    byMail = found.byMail;
  }
  return { accounts, invited, wrong, byMail };
}

export interface Import {
  /** people who have an answer so far */
  done: readonly InvitedLine[];
  busy: boolean;
  problem: string | undefined;
  /** invites those who have no answer yet; called again after a failure it goes on where it stopped */
  invite(people: readonly TeacherLine[], preset: Preset): Promise<void>;
}

/** Invites people in small groups, one after the other, all under the name of one import: repeated, it sends no second mail. */
export function useImport(): Import {
  const batch = useRef(randomUuid());
  const queryClient = useQueryClient();
  const [done, setDone] = useState<readonly InvitedLine[]>([]);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const invite = async (people: readonly TeacherLine[], preset: Preset) => {
    setBusy(true);
    setProblem(undefined);
    const answered = new Set(done.map(({ email }) => email));
    const left = people.filter(({ email }) => !answered.has(email));
    try {
      for (let at = 0; at < left.length; at += atOnce) {
        const group = left.slice(at, at + atOnce);
        const names = new Map(group.map(({ email, firstname, name }) => [email, `${firstname} ${name}`]));
        const { entries } = await api.backofficeInvitations.create({
          batch: batch.current,
          people: group.map(({ email, firstname, name }) => ({ email, firstname, name })),
          ...preset,
        });
        setDone((before) => [...before, ...entries.map((entry) => ({ ...entry, name: names.get(entry.email) ?? '' }))]);
      }
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
      void queryClient.invalidateQueries();
    }
  };
  return { done, busy, problem, invite };
}
