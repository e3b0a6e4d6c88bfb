/**
 * The page between the product and a package: it hands on what both say, and nothing else. What a frame inside of it may load, also when
 * it sends itself somewhere else, is what this page's rules say. A file of its own without imports (h5p-scripts.ts).
 */
addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
  const inside = document.querySelector('iframe')?.contentWindow;
  // Both have an opaque or unknown origin, and are distinguished by their windows.
  if (source === inside) parent.postMessage(data, '*');
  else if (source === parent) inside?.postMessage(data, '*');
});
