/** The item as the page got it, with the title that it has now. */
export function withLiveTitle<One extends { title: string }>(item: One, title: string | undefined): One {
  return title === undefined || title === item.title ? item : { ...item, title };
}
