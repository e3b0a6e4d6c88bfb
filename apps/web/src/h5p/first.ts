/**
 * First script of the page in which an H5P package plays, run before any foreign code; a file of its own without imports (h5p-scripts.ts).
 * It removes what the page's rules do not forbid in every browser, and provides the player with what an opaque origin lacks.
 */

/** Ways to other servers that no rule of a page covers everywhere. */
for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel', 'RTCIceTransport', 'WebTransport', 'WebSocketStream'])
  Reflect.deleteProperty(window, name);

/**
 * Storage in memory, because browsers throw on access to storage in such an origin, which would end the player's core. Its content is lost
 * with the page.
 */
function inMemory(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  };
}
for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: inMemory() });
Object.defineProperty(document, 'cookie', { value: '', writable: true });

const settings: unknown = JSON.parse(document.getElementById('settings')?.textContent ?? '{}');
Object.assign(window, { H5PIntegration: settings });
