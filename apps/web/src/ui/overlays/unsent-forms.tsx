import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../forms/Button';

/** A form in which something was typed that does not count yet. */
interface UnsentForm {
  /** @returns whether it was taken; the form says itself why not */
  send: () => Promise<boolean>;
  /** shows at the form that it is not saved yet */
  warn: () => void;
}

/** Forms of a dialog with unsent input. Finishing sends it; leaving warns once. */
export class UnsentForms {
  private readonly forms = new Set<UnsentForm>();
  private warned = false;

  /** @returns a function that takes it out */
  add(form: UnsentForm): () => void {
    this.forms.add(form);
    this.warned = false;
    return () => this.forms.delete(form);
  }

  async sendAll(): Promise<boolean> {
    for (const form of [...this.forms]) if (!(await form.send())) return false;
    return true;
  }

  /**
   * @returns true when the user was warned just now, so that the dialog stays
   */
  warn(): boolean {
    if (this.warned || this.forms.size === 0) return false;
    this.warned = true;
    this.forms.forEach((form) => form.warn());
    return true;
  }
}

interface Within {
  forms: UnsentForms;
  close: () => void;
}

const UnsentContext = createContext<Within | undefined>(undefined);

/** Around what a dialog shows. @returns what it shows, and what Escape and the cross do */
export function useUnsentForms(onClose: () => void): { leave: () => void; within: (content: ReactNode) => ReactNode } {
  const [forms] = useState(() => new UnsentForms());
  return {
    leave: () => {
      if (!forms.warn()) onClose();
    },
    within: (content) => <UnsentContext value={{ forms, close: onClose }}>{content}</UnsentContext>,
  };
}

/** Registers a form of a dialog as unsent while it contains unsent input. Elsewhere this does nothing. */
export function useUnsent(typed: boolean, { send, warn }: UnsentForm): void {
  const forms = use(UnsentContext)?.forms;
  const sendNow = useEffectEvent(send);
  const warnNow = useEffectEvent(warn);
  useEffect(() => (typed ? forms?.add({ send: () => sendNow(), warn: () => warnNow() }) : undefined), [forms, typed]);
}

/** "Done" of a dialog: what was typed counts, and then the dialog closes. */
export function DoneButton({ children }: { children: ReactNode }) {
  const within = use(UnsentContext);
  const done = async () => {
    if (await within?.forms.sendAll()) within?.close();
  };
  return <Button onClick={() => void done()}>{children}</Button>;
}
