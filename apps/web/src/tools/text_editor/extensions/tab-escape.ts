import { Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';

const key = new PluginKey('wayOut');

/** Releases the Tab key, which has a meaning in lists and tables: after Escape it moves on through the page, to avoid a keyboard trap. */
export const TabEscape = Extension.create({
  name: 'wayOut',
  addProseMirrorPlugins() {
    let leaving = false;
    return [
      new Plugin({
        key,
        props: {
          handleDOMEvents: {
            keydown: (_view, event) => {
              const out = leaving && event.key === 'Tab';
              leaving = event.key === 'Escape' || (leaving && event.key === 'Shift');
              // Returning true as handled leaves the key to the browser.
              return out;
            },
            blur: () => {
              leaving = false;
              return false;
            },
          },
        },
      }),
    ];
  },
});
