import { Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';

const key = new PluginKey('wayOut');

/** In lists and tables Tab means something in the text. After Escape it leads on through the page, so that nobody is caught there. */
export const WayOut = Extension.create({
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
              // Whoever says that it was handled leaves the key to the browser.
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
