import { textCursorOf } from '@murmel/contracts';
import { TEXT_DOCUMENT_FIELD } from '@murmel/documents';
import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { DecorationSet } from '@tiptap/pm/view';
import { yCursorPlugin } from '@tiptap/y-tiptap';
import type * as Y from 'yjs';
import { collaboratorOf } from '../../../platform/collaboration/collaborators';
import type { QuietAwareness } from '../../../platform/collaboration/quiet-awareness';
import { marbleColours } from '../../../ui/theme/scales';

/** The name stands at the caret so long after the last typing. */
const FLAG_MS = 2000;

interface CaretOptions {
  awareness: QuietAwareness | null;
  document: Y.Doc | null;
}

const colourOf = (user: unknown): string => marbleColours[(collaboratorOf({ user })?.colour ?? 0) % marbleColours.length] ?? 'tafel';

function caret(user: unknown, clientId: number): HTMLElement {
  const line = document.createElement('span');
  line.className = 'caret';
  line.dataset.colour = colourOf(user);
  line.dataset.client = String(clientId);
  // Screen readers would hear a name in the middle of each sentence; who is there is said in the header.
  line.setAttribute('aria-hidden', 'true');
  const flag = document.createElement('span');
  flag.className = 'caretFlag';
  flag.textContent = collaboratorOf({ user })?.name ?? '';
  // The joiner keeps the line from breaking at the caret.
  line.append('\u2060', flag, '\u2060');
  return line;
}

/** True for a valid state: it comes from another browser, and an invalid one is not drawn. */
function isDrawable(state: unknown): boolean {
  const cursor = (state as { cursor?: unknown } | null)?.cursor ?? null;
  return collaboratorOf(state) !== undefined && (cursor === null || textCursorOf(cursor, TEXT_DOCUMENT_FIELD) !== undefined);
}

/** A caret that cannot be placed costs the carets until the next one moves, never the transaction that it is drawn in. */
function withoutThrowing(plugin: Plugin<DecorationSet>): Plugin<DecorationSet> {
  const { state } = plugin.spec;
  if (!state) return plugin;
  const kept = (draw: () => DecorationSet): DecorationSet => {
    try {
      return draw();
    } catch {
      return DecorationSet.empty;
    }
  };
  return new Plugin({
    ...plugin.spec,
    state: {
      init: (config, instance) => kept(() => state.init.call(plugin, config, instance)),
      apply: (tr, value, before, after) => kept(() => state.apply.call(plugin, tr, value, before, after)),
    },
  });
}

/** Shows the flags of users who have just written, without a message: their updates reveal it. */
function flagWriters(root: HTMLElement, document: Y.Doc): () => void {
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const raise = (client: number, on: boolean): void => {
    const found = root.querySelector<HTMLElement>(`.caret[data-client="${client}"]`);
    if (found) found.toggleAttribute('data-writing', on);
  };
  const wrote = (transaction: Y.Transaction): void => {
    for (const [client, clock] of transaction.afterState) {
      if (client === document.clientID || transaction.beforeState.get(client) === clock) continue;
      clearTimeout(timers.get(client));
      // The caret is drawn after the update; the next frame has it.
      requestAnimationFrame(() => raise(client, true));
      timers.set(
        client,
        setTimeout(() => raise(client, false), FLAG_MS),
      );
    }
  };
  document.on('afterTransaction', wrote);
  return () => {
    document.off('afterTransaction', wrote);
    timers.forEach(clearTimeout);
  };
}

/** The carets and selections of the others, in the colour and with the name that the server gave them. */
export const Carets = Extension.create<CaretOptions>({
  name: 'carets',
  priority: 999,
  addOptions: () => ({ awareness: null, document: null }),
  addProseMirrorPlugins() {
    const { awareness, document } = this.options;
    if (!awareness || !document) return [];
    const carets = yCursorPlugin(awareness, {
      awarenessStateFilter: (own: number, client: number, state: unknown) => own !== client && isDrawable(state),
      cursorBuilder: caret,
      selectionBuilder: (user: unknown) => ({ class: 'selectedByOther', 'data-colour': colourOf(user) }),
    }) as Plugin<DecorationSet>;
    return [withoutThrowing(carets), new Plugin({ view: (view) => ({ destroy: flagWriters(view.dom, document) }) })];
  },
});
