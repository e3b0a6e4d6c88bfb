/** Puts a text before the title of the tab and removes it again, even if the title was set meanwhile. */
export function tabTitle(page: { title: string } = document) {
  let shown: string | undefined;
  let before = '';
  return {
    show(title: string): void {
      if (page.title !== shown) before = page.title;
      if (page.title !== title) page.title = title;
      shown = title;
    },
    restore(): void {
      if (shown !== undefined && page.title === shown) page.title = before;
      shown = undefined;
    },
  };
}
