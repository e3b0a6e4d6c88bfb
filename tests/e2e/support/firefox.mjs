#!/usr/bin/env node
// Starts the Firefox of the distribution for Playwright. It is older than what Playwright speaks with: what it cannot emulate yet
// (a colour scheme, for one) stays as it is instead of ending every test.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const ADDRESS = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const firefox = spawn(process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr', process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
firefox.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
firefox.on('exit', (code) => process.exit(code ?? 0));
createInterface({ input: firefox.stderr }).on('line', (line) => {
  const address = ADDRESS.exec(line)?.[1];
  if (address) standBetween(address);
  else console.error(line);
});

/** Listens where Playwright thinks that Firefox does. @param address of Firefox itself */
function standBetween(address) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('listening', () => console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`));
  server.on('connection', (playwright, { url }) => {
    const browser = new WebSocket(address + url, { perMessageDeflate: false });
    const emulations = new Set();
    const early = [];
    playwright.on('message', (data) => {
      const text = String(data);
      const { id, method } = JSON.parse(text);
      if (method.startsWith('emulation.')) emulations.add(id);
      if (browser.readyState === WebSocket.OPEN) browser.send(text);
      else early.push(text);
    });
    browser.on('open', () => early.forEach((text) => browser.send(text)));
    browser.on('message', (data) => {
      const text = String(data);
      const { id, error } = JSON.parse(text);
      playwright.send(error === 'unknown command' && emulations.has(id) ? JSON.stringify({ type: 'success', id, result: {} }) : text);
    });
    browser.on('close', () => playwright.close());
    playwright.on('close', () => browser.close());
  });
}
